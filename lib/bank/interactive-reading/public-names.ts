/** Capitalized words inside a sentence that name no person and no brand. */
export const publicNames: ReadonlySet<string> = new Set(
  `I Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays
  Sundays January February March April May June July August September October November December
  Africa African America American Americas Antarctica Antarctic Arctic Asia Asian Australia Australian Europe European
  Atlantic Pacific Indian Mediterranean Baltic Caribbean Andes Alps Himalayas Sahara Amazon Nile Earth Moon Sun Mars
  Venus Jupiter Saturn North South East West Northern Southern Hemisphere Island Islands Sea Ocean Lake River Mountains
  Argentina Bolivia Botswana Brazil Canada Chile China Colombia Egypt Ethiopia Finland France Germany Ghana Greece
  Iceland India Indonesia Ireland Italy Japan Kenya Korea Malaysia Mali Mexico Mongolia Morocco Namibia Nepal
  Netherlands New Zealand Norway Peru Philippines Poland Portugal Romania Scotland Senegal Spain Sweden Switzerland
  Tanzania Thailand Tunisia Turkey Uruguay Vietnam Zambia
  Arabic Chinese Dutch English Finnish French German Greek Hindi Icelandic Italian Japanese Korean Latin Malay
  Norwegian Peruvian Portuguese Roman Romans Spanish Swahili Swedish Thai Turkish Vietnamese`.split(/\s+/),
);
