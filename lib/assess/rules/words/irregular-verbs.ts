/** Base, past, participle (the past where it is not said); the form to suggest first. */
export const irregularVerbs = `
arise arose arisen
awake awoke awoken
bear bore born/borne
be was been
beat beat beaten
become became become
begin began begun
bend bent
bet bet
bind bound
bite bit bitten
bleed bled
blow blew blown
break broke broken
breed bred
bring brought
broadcast broadcast
build built
burst burst
buy bought
cast cast
catch caught
choose chose chosen
cling clung
come came come
cost cost
creep crept
cut cut
deal dealt
dig dug
do did done
draw drew drawn
drink drank drunk
drive drove driven
eat ate eaten
fall fell fallen
feed fed
feel felt
fight fought
find found
fit fit
flee fled
fling flung
fly flew flown
forbid forbade forbidden
forecast forecast
foresee foresaw foreseen
forget forgot forgotten
forgive forgave forgiven
freeze froze frozen
get got got/gotten
give gave given
go went gone
grind ground
grow grew grown
hang hung
have had
hear heard
hide hid hidden
hit hit
hold held
hurt hurt
keep kept
kneel knelt
know knew known
lay laid
lead led
leave left
lend lent
let let
lie lay/lied lain/lied
light lit
lose lost
make made
mean meant
meet met
mislead misled
mistake mistook mistaken
misunderstand misunderstood
overcome overcame overcome
pay paid
put put
quit quit
read read
rebuild rebuilt
redo redid redone
rewrite rewrote rewritten
rid rid
ride rode ridden
ring rang rung
rise rose risen
run ran run
say said
see saw seen
seek sought
sell sold
send sent
set set
shed shed
shake shook shaken
shine shone
shoot shot
show showed shown
shrink shrank shrunk
shut shut
sing sang sung
sink sank sunk
sit sat
sleep slept
slide slid
speak spoke spoken
spend spent
spin spun
split split
spread spread
spring sprang sprung
stand stood
steal stole stolen
stick stuck
sting stung
stink stank stunk
strike struck
strive strove striven
swear swore sworn
sweep swept
swell swelled swollen
swim swam swum
swing swung
take took taken
teach taught
tear tore torn
tell told
think thought
throw threw thrown
undergo underwent undergone
understand understood
undertake undertook undertaken
undo undid undone
uphold upheld
upset upset
wake woke woken
wear wore worn
weave wove woven
weep wept
win won
wind wound
withdraw withdrew withdrawn
withstand withstood
write wrote written
`;
