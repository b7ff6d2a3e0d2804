/** What learners often write, and what they mean by it, where letters and frequency alone would rather say another word. */
const slips = `
si is, againg again, feil fail, woud would, wold would, woul would, shoud should, shud should, shuld should, coud could, cud could
whould would, wich which, whitch which, wicth which, whic which, whith with, wih with, wiht with, wth with
ther their, thier their, thair their, theire their, teir their, thei they, tey they, tha the, hte the
teh the, becouse because, becose because, bc because, bcoz because, bcause because, cuz because, coz because
becuz because, preson person, persone person, perosn person, peron person, peaple people, peopel people
peole people, poeple people, popel people, peples people, poin point, poins points, oher other, oter other
othe other, ohter other, anoter another, anothe another, maket market, woek work, wrok work, worl world
wrold world, baed based, basd based, contruction construction
constuction construction, furute future, futur future, futere future, archieve achieve, acheive achieve
achive achieve, critism criticism, criticisim criticism, participe participate, particpate participate
prepation preparation, preperation preparation, definetly definitely, definatly definitely
definelty definitely, definitly definitely, defenitely definitely, knowlege knowledge
knowlegable knowledgeable, safty safety, sefty safety, douts doubts, dout doubt, dept debt, deth death
studing studying, stuying studying, studie study, estudy study, studys studies, studyed studied
caried carried, tryed tried, writting writing, writed wrote, writen written, begining beginning
stoped stopped, droped dropped, hapen happen, happend happened, hapened happened, happining happening
happyness happiness, buisness business, bussiness business, enviroment environment, enviorment environment
goverment government, govermnet government, developement development, diffrent different, diferent different
diffirent different, deferent different, differnt different, intresting interesting, interessing interesting
intersting interesting, intrested interested, interessted interested, importat important, importan important
impotant important, importent important, imporant important, inportant important, probaly probably
problably probably, prolly probably, realy really, finaly finally, usualy usually, actualy actually
especialy especially, alot a-lot, togheter together, togather together, toghether together, tomorow tomorrow
tommorow tomorrow, yesterdy yesterday, freind friend, frend friend, frinds friends, firend friend
famly family, familly family, famili family, familys families, countrys countries, citys cities
partys parties, storys stories, babys babies, hobbys hobbies, companys companies, universitys universities
activitys activities, childrens children, chidren children, childen children, childern children, wemen women
womens women, womans women, beautifull beautiful, beutiful beautiful, beatiful beautiful
wonderfull wonderful, usefull useful, helpfull helpful, successfull successful, carefull careful
recieve receive, recive receive, beleive believe, belive believe, beleve believe, wierd weird
neighboor neighbor, nieghbor neighbor, tought thought, thougt thought, trought through, throught through
thru through, thorugh through, enought enough, enugh enough, eachother each-other, everytime every-time
infact in-fact, aswell as-well, atleast at-least, ofcourse of-course, incase in-case, donnot do-not
exemple example, exampel example, exaple example, exercice exercise, excercise exercise
experince experience, expirience experience, experiance experience, languaje language, langage language
lenguage language, gramar grammar, grammer grammar, speach speech, pronounciation pronunciation
responsability responsibility, responsable responsible, posible possible, imposible impossible
possibilty possibility, posibility possibility, tecnology technology, tecnologies technologies
techology technology, phisical physical, fisical physical, phylosophy philosophy, psicology psychology
restaurent restaurant, resturant restaurant, restorant restaurant, vegetals vegetables
vegatables vegetables, vegtables vegetables, choclate chocolate, confortable comfortable
comfortble comfortable, necesary necessary, neccessary necessary, neccesary necessary, adress address
accomodation accommodation, oportunity opportunity, opportunite opportunity, opportunitie opportunity
opportunites opportunities, apportunity opportunity, advantange advantage, decition decision
desicion decision, desition decision, decicion decision, situacion situation, informacion information
educacion education, solucion solution, comunicate communicate, comunication communication
comunity community, recomend recommend, recommand recommend, disapoint disappoint, dissapoint disappoint
diferents different, differents different, differece difference, diference difference, begginer beginner
proffesor professor, profesor professor, tecnical technical, economicaly economically, basicly basically
expecially especially, maibe maybe, mabye maybe, somethink something, somethin something, somthing something
smth something, anithing anything, evrything everything, everithing everything, evryone everyone
wether whether, wheter whether, wehn when, whem when, whare where, wen when, wath what, waht what, wat what
whot what, ecc etc, excetera etcetera, ect etc, prefered preferred, refered referred, occured occurred
occuring occurring, untill until, hobbie hobby, habbit habit, skool school, scool school, colleage colleague
collegue colleague, teatcher teacher, theacher teacher, inteligent intelligent, inteligence intelligence
excelent excellent, excellant excellent, exelent excellent, sucess success, succes success
sucessful successful, therefor therefore, therfore therefore, althought although, altough although
eventhough even-though, nevertheles nevertheless, howewer however, howover however
advertisment advertisement, advertisments advertisements, advertizement advertisement, arguement argument
truely truly, lonley lonely, medecine medicine, medicin medicine, desease disease, diseas disease
docter doctor, hospitel hospital, helth health, healty healthy, healhty healthy, weigth weight
travling traveling, traveing traveling, vaccation vacation, holyday holiday, hollidays holidays
turist tourist, turism tourism, jurney journey, fligt flight, socity society, sociaty society
religon religion, cultur culture, traditon tradition, traditionel traditional, moden modern, mordern modern
populer popular, frustate frustrate, frustated frustrated, concious conscious, consious conscious
discribe describe, disign design, dissapear disappear, distroy destroy, temparture temperature
temprature temperature, wheather weather, wather weather, wheater weather, seperate separate
seperated separated, calender calendar, celebrites celebrities, celeberites celebrities, polution pollution
trafic traffic, traffik traffic, parck park, gardin garden, lisen listen, listenning listening, speek speak
speeking speaking, reed read, wachting watching, waching watching, wach watch, mesure measure
plesure pleasure, presure pressure, futher further, furter further, muct much, mutch much, allways always
alwais always, alway always, yall you-all, din't didn't, did'nt didn't, dosent doesn't, dose'nt doesn't
dose'n doesn't, do't don't, does'nt doesn't, is'nt isn't, was'nt wasn't, can'nt can't, could'nt couldn't
would'nt wouldn't, should'nt shouldn't, are'nt aren't, have'nt haven't, had'nt hadn't, has'nt hasn't
were'nt weren't, wo'nt won't, do'nt don't, recreativ recreational, festivel festival, excpect expect
exspensive expensive, thay they, ppl people, ejemplo example, tmrw tomorrow, tonite tonight, thx thanks
`;

/** "each-other": two words. */
const meanings = new Map(
  slips
    .trim()
    .split(/[,\n] ?/)
    .map((pair) => pair.split(" "))
    .map(([slip = "", meant = ""]) => [slip, meant.replaceAll("-", " ")]),
);

export const meaningOfSlip = (written: string): string | null => meanings.get(written) ?? null;
