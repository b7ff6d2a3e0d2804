/** Misspellings that are common in English, and what is meant, where letters and frequency alone would rather say another word. */
const slips = `
si is, woud would, wold would, woul would, shoud should, shud should, shuld should, coud could, cud could
whould would, wich which, whitch which, wicth which, whic which, whith with, wih with, wiht with, wth with
thier their, teir their, thei they, tey they, tha the, hte the, teh the, becouse because, becose because
bcause because, becuz because, preson person, perosn person, peron person, peaple people, peopel people
poeple people, oher other, oter other, othe other, ohter other, anoter another, wrok work, worl world
wrold world, archieve achieve, acheive achieve, achive achieve, particpate participate, preperation preparation
definetly definitely, definatly definitely, definitly definitely, defenitely definitely, knowlege knowledge
knowlegable knowledgeable, safty safety, dout doubt, deth death, studing studying, studie study, studys studies
studyed studied, caried carried, tryed tried, writting writing, writed wrote, writen written, begining beginning
stoped stopped, droped dropped, hapen happen, happend happened, hapened happened, happyness happiness
buisness business, bussiness business, enviroment environment, enviorment environment, goverment government
govermnet government, developement development, diffrent different, diferent different, diffirent different
differnt different, intresting interesting, intersting interesting, intrested interested, importat important
importent important, imporant important, probaly probably, problably probably, realy really, finaly finally
usualy usually, actualy actually, especialy especially, alot a-lot, togheter together, togather together
tommorow tomorrow, yesterdy yesterday, freind friend, frend friend, frinds friends, firend friend, famly family
familly family, childrens children, chidren children, childern children, wemen women, womens women, womans women
beautifull beautiful, beutiful beautiful, beatiful beautiful, wonderfull wonderful, usefull useful
helpfull helpful, successfull successful, carefull careful, recieve receive, recive receive, beleive believe
belive believe, beleve believe, wierd weird, nieghbor neighbor, thougt thought, throught through
thorugh through, enought enough, eachother each-other, everytime every-time, infact in-fact, aswell as-well
atleast at-least, incase in-case, donnot do-not, exemple example, exercice exercise, excercise exercise
experince experience, expirience experience, experiance experience, gramar grammar, grammer grammar
speach speech, pronounciation pronunciation, responsability responsibility, responsable responsible
posible possible, imposible impossible, possibilty possibility, posibility possibility, tecnology technology
phisical physical, restaurent restaurant, resturant restaurant, vegatables vegetables, vegtables vegetables
choclate chocolate, confortable comfortable, necesary necessary, neccessary necessary, neccesary necessary
adress address, accomodation accommodation, oportunity opportunity, desicion decision, comunicate communicate
comunication communication, comunity community, recomend recommend, recommand recommend, disapoint disappoint
dissapoint disappoint, diference difference, begginer beginner, proffesor professor, profesor professor
tecnical technical, economicaly economically, basicly basically, expecially especially, mabye maybe
somethin something, somthing something, evrything everything, evryone everyone, wehn when, wen when, wath what
waht what, excetera etcetera, ect etc, prefered preferred, refered referred, occured occurred
occuring occurring, untill until, hobbie hobby, habbit habit, skool school, colleage colleague
collegue colleague, inteligent intelligent, inteligence intelligence, excelent excellent, excellant excellent
exelent excellent, sucess success, succes success, sucessful successful, therefor therefore, therfore therefore
althought although, altough although, eventhough even-though, nevertheles nevertheless
advertisment advertisement, advertisments advertisements, arguement argument, truely truly, lonley lonely
medecine medicine, medicin medicine, desease disease, docter doctor, helth health, healty healthy
healhty healthy, weigth weight, travling traveling, socity society, religon religion, concious conscious
consious conscious, discribe describe, dissapear disappear, distroy destroy, temprature temperature
seperate separate, seperated separated, calender calendar, polution pollution, trafic traffic, lisen listen
listenning listening, speek speak, speeking speaking, waching watching, wach watch, mesure measure
plesure pleasure, presure pressure, futher further, mutch much, allways always, alway always, din't didn't
did'nt didn't, dosent doesn't, dose'nt doesn't, do't don't, does'nt doesn't, is'nt isn't, was'nt wasn't
can'nt can't, could'nt couldn't, would'nt wouldn't, should'nt shouldn't, are'nt aren't, have'nt haven't
sience science, sciense science, embarassed embarrassed, embarrased embarrassed, embarased embarrassed
embarassing embarrassing, embarrasing embarrassing, recieved received, recive receive, lisence license
liscence license, lisense license, fourty forty, nineth ninth, wan't want, thre three, prety pretty, vist visit
visted visited, infront in-front, inorder in-order, atall at-all, noone no-one, lawer lawyer, lawyear lawyer
celebraties celebrities, celebrites celebrities, celeberities celebrities, exersise exercise, excersise exercise
exercize exercise, execise exercise, pressur pressure, taht that, tath that, htat that, exmaple example
exampel example, expample example, stuctured structured, strenght strength, lenght length, heigth height
acording according, appart apart, definately definitely, dependant dependent, enviromental environmental
extremly extremely, immediatly immediately, libary library, maintainance maintenance, mispell misspell
neighbourhod neighbourhood, noticable noticeable, ocasion occasion, ocassion occasion, persue pursue
posess possess, priviledge privilege, recomendation recommendation, rythm rhythm, shedule schedule
scedule schedule, sincerly sincerely, suprise surprise, suprised surprised, suport support, tendancy tendency
tommorrow tomorrow, twelth twelfth, usualy usually, vaccum vacuum, vegatable vegetable, wellcome welcome
yeild yield, yelow yellow, stuborn stubborn, greatful grateful, had'nt hadn't, has'nt hasn't, were'nt weren't
wo'nt won't, do'nt don't, thay they, di did, exept except, dispite despite, bying buying, byed bought
reasonnable reasonable, probly probably, acess access, acces access, nobodys nobody's, everybodys everybody's
somebodys somebody's, anybodys anybody's, secound second, secon second, opion opinion, openion opinion
harrass harass, oportunities opportunities, bein being, pepole people, pople people, blankit blanket
writen written, dosen't doesn't, borned born
`;

/** What is written in chats, and no slip. */
const chat = `
bcoz because, cuz because, coz because, prolly probably, thru through, smth something, wat what, ppl people
tmrw tomorrow, tonite tonight, thx thanks
`;

/** "each-other": two words. */
const read = (pairs: string) =>
  new Map(
    pairs
      .trim()
      .split(/[,\n] ?/)
      .map((pair) => pair.split(" "))
      .map(([slip = "", meant = ""]) => [slip, meant.replaceAll("-", " ")]),
  );
const meanings = read(slips);
const spelledOut = read(chat);

export const meaningOfSlip = (written: string): string | null => meanings.get(written) ?? null;
export const meaningOfChat = (written: string): string | null => spelledOut.get(written) ?? null;
