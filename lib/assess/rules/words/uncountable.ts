import { among } from "@/lib/assess/rules/words/among";

const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Nouns that take no plural and no "a" in learners' sentences. */
export const strictlyUncountable = list(`
advice information furniture homework housework luggage baggage equipment knowledge traffic weather progress machinery
scenery electricity software hardware research evidence clothing jewelry jewellery garbage rubbish trash pollution
music happiness luck cash employment unemployment transportation accommodation stationery
rice health wealth courage patience fun news safety poverty peace permission leisure
money bread software underwear staff sunshine mud lightning thunder cutlery pasta homeworks feedback slang laughter violence laundry
housing parking shopping overtime mail foliage gossip
`);

/** Often without a plural, and with "a" or a plural in some sense: no article is asked for, none is taken away. */
const sometimes = list(`
water air food time life work coffee tea milk juice sugar salt oil meat chicken fish fruit cheese butter beer wine chocolate
cake ice snow rain wind fire light paper glass wood metal gold silver plastic stone cotton wool silk leather iron steel
love hate hope fear joy anger beauty truth freedom justice success failure education experience culture history science
technology art literature philosophy religion politics economics business industry trade nature environment society
communication language English speech writing reading listening speaking travel traveling tourism sport exercise training
learning teaching practice practise stress pressure energy power strength speed heat cold warmth noise silence space sleep
death youth age childhood adulthood marriage friendship family hair skin blood dust smoke sand grass gas petrol
fuel crime punishment war law order attention interest curiosity creativity imagination intelligence confidence
independence responsibility respect support help care kindness honesty loyalty trust faith belief doubt
concern pain effort behavior behaviour conversation discussion competition cooperation development growth
improvement change value price cost quality quantity entertainment tennis football soccer basketball baseball volleyball
golf chess yoga swimming running cycling dancing cooking fishing skiing hiking walking gaming painting drawing photography
jazz rock pop physics chemistry biology math maths geography psychology medicine engineering law accounting
breakfast lunch dinner supper school college university bed church prison hospital town class
spring summer autumn winter fall morning night noon midnight today tomorrow yesterday monday tuesday wednesday thursday
friday saturday sunday january february march april may june july august september october november december
spanish french german italian portuguese russian chinese japanese korean turkish thai indonesian arabic
content media data tv radio public plenty part fact reality theory contrast
evolution guidance general particular detail turn course contact touch control danger trouble charge use access
soup rice salad soap shampoo honey yogurt flour pepper garlic cream sauce jam ketchup bacon beef pork ham
concentration motivation discipline ambition inspiration satisfaction enjoyment excitement boredom loneliness
sadness depression anxiety comfort relief pride shame guilt hunger thirst tiredness
gratitude generosity humanity equality inequality diversity globalization migration immigration democracy capitalism
consumption production agriculture farming manufacturing construction maintenance management leadership ownership
advertising marketing insurance tax income currency inflation charity volunteering
fashion makeup style luxury privacy security protection recycling waste daylight darkness fog
oxygen carbon temperature humidity climate gravity biodiversity wildlife vegetation soil
breath appetite digestion nutrition obesity fitness hygiene disease illness cancer flu medication treatment surgery
consent supervision assistance aid service
mankind humankind nothing something anything everyone someone
existence significance importance relevance flexibility mobility
daytime nighttime recognition admiration affection sympathy empathy
heaven hell earth father mom dad mum grandma grandpa grandmother grandfather uncle aunt god
president congress parliament king queen dr mr mrs prof sir madam
size shape color colour kind type sort lot deal couple
rent transport broadband wifi coding programming drinking eating studying thinking living being
cinema theater theatre
`);

export const isStrictlyUncountable = (word: string) => strictlyUncountable.has(word);
export const isUncountable = (word: string) => strictlyUncountable.has(word) || sometimes.has(word);

/** "Her long hairs": all that a head has; "two hairs on my coat" are counted. */
export const isHeadOfHair = (noun: string, before: string) =>
  noun === "hairs" &&
  among("blond blonde black brown long short curly dark red white gray grey my your her his their", before);

/** "informations": its singular, where that has no plural. */
export const uncountableOfPlural: ReadonlyMap<string, string> = new Map(
  `advices advice informations information furnitures furniture homeworks homework houseworks housework luggages luggage
  baggages baggage equipments equipment knowledges knowledge traffics traffic weathers weather progresses progress
  machineries machinery sceneries scenery electricities electricity softwares software hardwares hardware researches research
  evidences evidence clothings clothing jewelries jewelry garbages garbage rubbishes rubbish trashes trash pollutions
  pollution musics music happinesses happiness lucks luck cashes cash transportations transportation accommodations
  accommodation moneys money monies money breads bread rices rice healths health wealths wealth courages courage feedbacks
  feedback slangs slang laughters laughter violences violence housings housing stuffs stuff staffs staff
  sunshines sunshine permissions permission mails mail pastas pasta unemployments unemployment poverties poverty
  patiences patience furnituries furniture underwears underwear footages footage bloods blood
  butters butter informtions information employments employment`
    .trim()
    .split(/\s+/)
    .reduce<[string, string][]>((pairs, word, index, all) => {
      const next = all[index + 1];
      if (index % 2 === 0 && next) pairs.push([word, next]);
      return pairs;
    }, []),
);
