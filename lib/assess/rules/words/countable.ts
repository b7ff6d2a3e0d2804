const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** People and what they are. */
export const people = list(`
child baby boy girl kid man woman person teenager adult student pupil teacher professor doctor nurse engineer lawyer driver
pilot singer actor actress dancer writer player worker manager farmer chef waiter waitress policeman soldier scientist
artist musician friend neighbor neighbour colleague classmate roommate boss customer tourist traveler husband wife boyfriend
girlfriend brother sister son daughter cousin uncle aunt nephew niece grandfather grandmother grandson granddaughter
parent stranger beginner member leader citizen visitor guest secretary accountant programmer
businessman businesswoman shopkeeper hairdresser dentist researcher coach photographer journalist designer volunteer
`);

/** Things that are counted in every sense that learners use: one of them has a determiner. */
export const things = list(
  `
apple banana sandwich hamburger pizza_ egg cake_ cookie potato tomato
car bike bicycle bus train_ motorcycle truck plane boat ship taxi helicopter
house apartment flat_ building hotel restaurant cafe café shop store supermarket market_ museum library office_ factory
airport station bridge tower castle park_ garden_ farm village city country town_ street road beach_ island mountain river lake
kitchen bedroom bathroom garage balcony roof wall door window table_ chair desk bed_ sofa lamp mirror shelf
computer laptop phone smartphone telephone camera clock watch_ printer keyboard calculator radio_ fridge refrigerator
washing_ machine robot key bag backpack suitcase wallet purse umbrella bottle cup plate bowl fork knife spoon basket box
book notebook newspaper magazine letter_ dictionary novel story poem song movie film_ picture photo photograph poster map
ticket passport card_ pen pencil ruler toy doll ball_ gift present_ guitar piano violin
dress shirt t-shirt skirt jacket coat sweater hat cap scarf tie shoe boot sock ring necklace bracelet uniform
dog cat bird horse cow rabbit mouse elephant tiger lion monkey bear snake fish_ tree flower
job career_ project plan_ problem question answer_ idea reason solution example_ difference
mistake decision goal dream_ hobby habit course_ lesson exam test_ essay sentence word_ message email
party wedding festival birthday_ journey holiday vacation_ picnic concert game match_ competition_
app website game_ program video channel list_ story_ joke opinion feeling
way_ thing place_ hour week month minute year day_ century decade
disease_ headache fever cold_ toothache stomachache
smile beard mustache cave tent desk millionaire situation illusion trip tour freshman lie tool accident opportunity chance_ advantage disadvantage benefit_ challenge risk_ method_ device system_
subject_ topic teacher_ classroom university_ 
`.replaceAll(/\S+_/g, ""),
);

export const isPersonNoun = (word: string) => people.has(word);
/** A noun that cannot stand alone without an article, as learners use it. */
export const needsDeterminer = (word: string) => people.has(word) || things.has(word);
