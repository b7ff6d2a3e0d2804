import { isSensitive } from "@/lib/bank/unsuitable-words";

/**
 * What may stand in a text but not alone, as the word that somebody is asked for, by what it brings to mind. A word that
 * begins with one of these is out.
 */
const stems = Object.values({
  death: `cemeter deathl decompos demise embalm epitaph fatalit graveyard headston mausoleum mortal obituar orphan
    suffocat taxiderm undertaker`,
  war: `ambush armada armistice artiller battalion battlef bayonet beachhead besieg cannon casualt cavalr combat
    commando conscript crossbow dagger detonat dynamit explod explosi foxhole frigate gladiator guerrilla gunpowder harpoon
    infantr insurgen invader invasion longbow mercenar militan militar militia missile musket platoon ravag sabotag shrapnel
    skirmish sniper soldier stockade torpedo trooper truncheon warhead warpath warplane warrior wartime`,
  oppression: `anarch apartheid asylum barbarian barbaric brutish captor communis deport despot dictator exile extradit
    inmate mutin oppress overthrow partisan persecut propagand putsch refugee revolt servitude sheikh socialis tyran
    zealot`,
  religion: `altar angel atone baptis baptiz cassock cathedral chalice chapel chaplain cherub christen crucif crusad
    deities deity devout disciple divin godmother halal heaven heresy heretic hymn kosher messiah nunner ordain parish
    penitent pilgrim piety pious prayer preach prophe psalm pulpit resurrect sacred saint salvation sanctum scripture
    sermon shrine skullcap steeple theolog ungodl unholy vicar worship`,
  love: `alimony bikini boudoir boyfriend conjugal courtship fetal flirt girlfriend groupie honeymoon infertil intima
    libertin lingerie matrimon midwi monogam nuptial pantyhose polygam prenatal procreat romance romantic sensual
    showgirl smooch sonogram sterilit suitor sweetie trimester unborn wedlock`,
  drink: `bartend bourbon brandy brewer carous champagne cocktail daiquiri ecstasy hangover jackpot julep lager liqueur
    margarita martini nicotin nightclub saloon snifter tavern tequila vermouth`,
  crime: `arson assail attack bandit blackmail brainwash bully bullfight culprit defraud extort felon fugitive gangster
    handcuff harass holdup hoodlum inhuman looter manhunt mugger outlaw pillag pillory punish ruffian ruthless savage
    stalker torment treason violat`,
  illness: `amnesi anemi aneurysm asthma autis bedridden cholera dementia disfigur dyslexi epilep gangren geriatric
    glaucoma hemorrhag hospice incurabl infirm insan leper lesion lethal leukemia lunac lunatic malaria malignan
    morphine pandemic paraly paranoi pathogen phobi pneumonia poliom seizure syndrome tetanus trauma tubercul typhoid
    ulcer`,
  shame: `beggar brainless cannibal crackpot deadbeat destitut dipstick ghetto gruesome heavyset indecen indigent
    laxative lavatory minstrel obscen pauper plantation sweatshop toupee vagran witless`,
  brands: `frisbee jacuzzi kleenex plexiglas popsicle realtor rollerblad styrofoam tupperware vaseline velcro`,
  british: `abattoir banknote barrister duvet fishmonger fortnight greengrocer larder lorries lorry motorway newsagent
    nought postman postmen rubbish rucksack scullery solicitor telly timetable treacle waistcoat whilst windscreen`,
}).flatMap((list) => list.split(/\s+/));

/** Of these no other form is meant, or it begins a harmless word. */
const words = new Set(
  `abbey abscess battle battles bereft bodice brute bunker chafe choke choked choking cider corset crypt damsel doom
  famine goner grief grieve hereafter holy mania monk monks nun nuns parole perish petrol plague polio priest scythe siege
  temple temples tragedy wreath`.split(/\s+/),
);

/** Whether a word should not be what is asked for, although a text may hold it. */
export function isUnsuitableKey(word: string): boolean {
  return isSensitive(word) || words.has(word) || stems.some((stem) => word.startsWith(stem));
}
