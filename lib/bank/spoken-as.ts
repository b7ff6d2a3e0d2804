/** A line of a word and its CMU phonemes; a point parts two words that are joined. */
const lines = `
abdomen AE1 B D AH0 M AH0 N
accompaniment AH0 K AH1 M P N IY0 M AH0 N T
advertisement AE2 D V ER0 T AY1 Z M AH0 N T
advertisements AE2 D V ER0 T AY1 Z M AH0 N T S
airflow EH1 R . F L OW2
airlock EH1 R . L AA2 K
arithmetic AH0 R IH1 TH M AH0 T IH2 K
atmosphere AE1 T M AH0 . S F IH2 R
audacious AO0 D EY1 SH AH0 S
babysit B EY1 B IY0 . S IH2 T
bathtub B AE1 TH . T AH2 B
biosphere B AY1 AH0 . S F IH2 R
blotch B L AA1 CH
borrowed B AA1 R OW0 D
boudoir B UW1 D W AA2 R
brooch B R OW1 CH
brooches B R OW1 CH IH0 Z
buffet B AH0 F EY1
busload B AH1 S . L OW2 D
chalet SH AE0 L EY1
compliment K AA1 M P L AH0 M AH0 N T
conciliatory K AH0 N S IH1 L IY0 AH0 T AO2 R IY0
concrete K AA1 N K R IY2 T
cooperative K OW0 AA1 P ER0 AH0 T IH0 V
cosmology K AA0 Z M AA1 L AH0 JH IY0
costume K AA1 S T UW2 M
costumes K AA1 S T UW2 M Z
coupon K UW1 P AA2 N
cucumber K Y UW1 K AH2 M B ER0
cucumbers K Y UW1 K AH2 M B ER0 Z
cyclone S AY1 K L OW2 N
decade D EH1 K EY2 D
decades D EH1 K EY2 D Z
decathlon D IH0 K AE1 TH L AH0 N
dedicated D EH1 D AH0 K EY2 T IH0 D
detour D IY1 T UH2 R
detours D IY1 T UH2 R Z
diffident D IH1 F AH0 D AH0 N T
discount D IH1 S . K AW2 N T
dismount D IH0 S . M AW1 N T
document D AA1 K Y AH0 M AH0 N T
dossier D AO1 S IY0 EY2
downbeat D AW1 N . B IY2 T
downstairs D AW2 N . S T EH1 R Z
downtown D AW2 N . T AW1 N
duration D UH0 R EY1 SH AH0 N
earful IH1 R F UH2 L
effusive IH0 F Y UW1 S IH0 V
electronic IH0 L EH2 K T R AA1 N IH0 K
email IY1 . M EY2 L
emailed IY1 . M EY2 L D
emailing IY1 . M EY2 L IH0 NG
emails IY1 . M EY2 L Z
endurance IH0 N D UH1 R AH0 N S
endure IH0 N D UH1 R
engineer EH2 N JH AH0 N IH1 R
engineering EH2 N JH AH0 N IH1 R IH0 NG
engineers EH2 N JH AH0 N IH1 R Z
erupted IH0 R AH1 P T IH0 D
eruption IH0 R AH1 P SH AH0 N
espionage EH1 S P IY0 AH0 N AA2 ZH
essays EH1 S EY2 Z
exactness IH0 G Z AE1 K T N AH0 S
excise IH0 K S AY1 Z
exhale IH0 K S HH EY1 L
export EH1 K S P AO2 R T
extravagant IH0 K S T R AE1 V AH0 G AH0 N T
extreme IH0 K S T R IY1 M
extremely IH0 K S T R IY1 M L IY0
fisherman F IH1 SH ER0 M AH0 N
flattens F L AE1 T AH0 N Z
fondue F AA0 N D UW1
forbidden F ER0 B IH1 D AH0 N
forearm F AO1 R . AA2 R M
forecasts F AO1 R . K AE2 S T S
forehead F AO1 R . HH EH2 D
forerunner F AO1 R . R AH2 N ER0
forthwith F AO2 R TH . W IH1 TH
fourteen F AO2 R . T IY1 N
fridays F R AY1 D EY2 Z
fuselage F Y UW1 S AH0 L AA2 ZH
goatee G OW0 T IY1
granary G R AE1 N ER0 IY0
gutless G AH1 T L AH0 S
haphazardly HH AE0 P . HH AE1 Z ER0 D L IY0
helmsman HH EH1 L M Z M AH0 N
hemisphere HH EH1 M AH0 . S F IH2 R
honcho HH AA1 N CH OW0
hospitable HH AA0 S P IH1 T AH0 B AH0 L
hospital HH AA1 S P IH0 T AH0 L
housewarming HH AW1 S . W AO2 R M IH0 NG
iceberg AY1 S . B ER2 G
imagination IH0 M AE2 JH AH0 N EY1 SH AH0 N
immaculate IH0 M AE1 K Y AH0 L AH0 T
immature IH2 M AH0 CH UH1 R
impermeable IH0 M P ER1 M IY0 AH0 B AH0 L
impetuous IH0 M P EH1 CH UW0 AH0 S
inbound IH1 N . B AW2 N D
incognito IH2 N K AA0 G N IY1 T OW0
incomprehensible IH0 N K AA2 M P R AH0 HH EH1 N S AH0 B AH0 L
incongruous IH0 N K AA1 NG G R UW0 AH0 S
indoors IH0 N . D AO1 R Z
infantile IH1 N F AH0 N T AY2 L
insofar IH2 N S AH0 F AA1 R
instantaneously IH2 N S T AH0 N T EY1 N IY0 AH0 S L IY0
intention IH0 N T EH1 N SH AH0 N
intentions IH0 N T EH1 N SH AH0 N Z
invalid IH0 N V AE1 L AH0 D
jagged JH AE1 G IH0 D
kimono K AH0 M OW1 N OW0
kiosk K IY1 AA2 S K
laconic L AH0 K AA1 N IH0 K
latecomers L EY1 T . K AH2 M ER0 Z
leisurely L IY1 ZH ER0 L IY0
liberator L IH1 B ER0 EY2 T ER0
libraries L AY1 B R EH2 R IY0 Z
library L AY1 B R EH2 R IY0
lozenge L AA1 Z AH0 N JH
luxurious L AH0 G ZH UH1 R IY0 AH0 S
makeover M EY1 K . OW2 V ER0
metaphor M EH1 T AH0 F AO2 R
meteorite M IY1 T IY0 AH0 R AY2 T
milieu M IH0 L Y UW1
mismatch M IH1 S . M AE2 CH
misnomer M IH0 S . N OW1 M ER0
mondays M AH1 N D EY2 Z
mundane M AH2 N D EY1 N
narrates N EH1 R EY2 T S
narrow N AE1 R OW0
nineteen N AY2 N . T IY1 N
nineteenth N AY2 N . T IY1 N TH
noiselessly N OY1 Z L AH0 S L IY0
nonchalance N AA2 N SH AH0 L AA1 N S
nostalgia N AA0 S T AE1 L JH AH0
nostalgic N AA0 S T AE1 L JH IH0 K
obscure AH0 B . S K Y UH1 R
obscurity AH0 B . S K Y UH1 R AH0 T IY0
ocular AA1 K Y AH0 L ER0
online AA2 N . L AY1 N
oregano AH0 R EH1 G AH0 N OW2
outdated AW2 T . D EY1 T IH0 D
outdoors AW2 T . D AO1 R Z
outlive AW2 T . L IH1 V
outside AW2 T . S AY1 D
outspoken AW2 T . S P OW1 K AH0 N
outweighed AW2 T . W EY1 D
overcharge OW2 V ER0 . CH AA1 R JH
overcharged OW2 V ER0 . CH AA1 R JH D
overdone OW2 V ER0 . D AH1 N
overestimate OW2 V ER0 . EH1 S T AH0 M EY2 T
overhauled OW2 V ER0 . HH AO1 L D
overlapping OW2 V ER0 . L AE1 P IH0 NG
overnight OW2 V ER0 . N AY1 T
overpriced OW2 V ER0 . P R AY1 S T
overseas OW2 V ER0 . S IY1 Z
overtaken OW2 V ER0 . T EY1 K AH0 N
overuse OW2 V ER0 . Y UW1 S
pantyhose P AE1 N T IY0 . HH OW2 Z
passersby P AE2 S ER0 Z . B AY1
pedicure P EH1 D IH0 K Y UH2 R
perfect P ER1 F IH0 K T
perfectly P ER1 F IH0 K T L IY0
perfume P ER1 F Y UW2 M
personal P ER1 S AH0 N AH0 L
pertinent P ER1 T AH0 N AH0 N T
picturesque P IH2 K CH ER0 EH1 S K
pirouette P IH2 R UW0 EH1 T
podcast P AA1 D . K AE2 S T
podcasts P AA1 D . K AE2 S T S
poorly P UH1 R L IY0
poseur P OW0 Z ER1
posterior P AA0 S T IH1 R IY0 ER0
potshot P AA1 T . SH AA2 T
preamble P R IY1 AE2 M B AH0 L
premiere P R IH0 M IH1 R
preschool P R IY1 . S K UW2 L
primer P R IH1 M ER0
prompter P R AA1 M P T ER0
pronunciation P R AH0 N AH2 N S IY0 EY1 SH AH0 N
puerile P Y UH1 R AH0 L
puffin P AH1 F AH0 N
punctually P AH1 NG K CH UW0 AH0 L IY0
raconteur R AE2 K AA0 N T ER1
realism R IY1 AH0 L IH2 Z AH0 M
recreate R IY2 K R IY0 EY1 T
refracted R IH0 F R AE1 K T IH0 D
refugee R EH2 F Y UH0 JH IY1
reliability R IH0 L AY2 AH0 B IH1 L AH0 T IY0
researcher R IH0 S ER1 CH ER0
researchers R IH0 S ER1 CH ER0 Z
reservoir R EH1 Z ER0 V . W AA2 R
resound R IH0 Z AW1 N D
responsibility R IH0 S P AA2 N S AH0 B IH1 L AH0 T IY0
retractions R IH0 T R AE1 K SH AH0 N Z
roommate R UW1 M . M EY2 T
saline S EY1 L IY2 N
saturdays S AE1 T ER0 D EY2 Z
scarecrow S K EH1 R . K R OW2
scarecrows S K EH1 R . K R OW2 Z
seaworthy S IY1 . W ER2 DH IY0
serotonin S EH2 R AH0 T OW1 N AH0 N
severance S EH1 V ER0 AH0 N S
shipwreck SH IH1 P . R EH2 K
shipwrecks SH IH1 P . R EH2 K S
sixteenth S IH2 K S . T IY1 N TH
snowfall S N OW1 . F AO2 L
soldered S AA1 D ER0 D
solely S OW1 L IY0
sometimes S AH1 M . T AY2 M Z
sonogram S AA1 N AH0 G R AE2 M
soundproof S AW1 N D . P R UW2 F
southpaw S AW1 TH . P AO2
spatula S P AE1 CH AH0 L AH0
spokesperson S P OW1 K S . P ER2 S AH0 N
statue S T AE1 CH UW0
statues S T AE1 CH UW0 Z
stealthily S T EH1 L TH AH0 L IY0
stockade S T AA0 K EY1 D
superstar S UW1 P ER0 . S T AA2 R
surcharge S ER1 . CH AA2 R JH
survey S ER1 V EY2
swanky S W AE1 NG K IY0
tangy T AE1 NG IY0
temptation T EH0 M P T EY1 SH AH0 N
toothbrush T UW1 TH . B R AH2 SH
translator T R AE0 N Z L EY1 T ER0
traverse T R AH0 V ER1 S
triage T R IY0 AA1 ZH
tuition T UW0 IH1 SH AH0 N
tutelage T UW1 T IH0 L IH0 JH
uncouth AH2 N . K UW1 TH
underage AH2 N D ER0 . EY1 JH
underestimate AH2 N D ER0 . EH1 S T AH0 M EY2 T
undervalued AH2 N D ER0 . V AE1 L Y UW0 D
underwater AH2 N D ER0 . W AO1 T ER0
ungodly AH2 N . G AA1 D L IY0
ungrammatical AH2 N G R AH0 M AE1 T IH0 K AH0 L
unimaginative AH2 N IH0 M AE1 JH AH0 N AH0 T IH0 V
unnerve AH2 N . N ER1 V
unscrew AH2 N . S K R UW1
unselfish AH2 N . S EH1 L F IH0 SH
untoward AH2 N T AH0 W AO1 R D
update AH1 P . D EY2 T
upgrade AH1 P . G R EY2 D
upright AH1 P . R AY2 T
uprising AH1 P . R AY2 Z IH0 NG
upriver AH2 P . R IH1 V ER0
uptown AH2 P . T AW1 N
velour V AH0 L UH1 R
ventricle V EH1 N T R IH0 K AH0 L
vibrate V AY1 . B R EY2 T
visually V IH1 ZH UW0 AH0 L IY0
volunteering V AA2 L AH0 N T IH1 R IH0 NG
wallet W AA1 L AH0 T
wormhole W ER1 M . HH OW2 L
writhe R AY1 DH
`;

/** How a word is said where the CMU dictionary does not say it as dictionaries for learners do. Figures of words are not computed from these. */
export const spokenAs: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split("\n")
    .map((line) => [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)]),
);
