/** First names of the people talked about, from many cultures. */
const firstNames = new Set(
  `Adaeze Aiko Akua Amara Amina Anahera Ana Anders Andrea Anil Anjali Antoine Arjun Astrid Ayşe Bao Beatriz Bilal Boris
  Camila Carlos Chen Chiara Claire Dalia Daniel Daria Diego Dimitri Elena Elif Emeka Emil Emre Erik Esther Farah Fatima
  Felipe Femi Freya Gabriel Giulia Grace Hana Hannah Haruto Hassan Hugo Ibrahim Ines Ingrid Irina Ivan Jakub Jamal
  Javier Jelena Jin Joanna Jonas Juan Julia Kaito Kamal Karim Katya Kavita Keoni Kofi Kwame Lan Lars Laura Layla Leila
  Lena Leo Linh Lucas Lucia Luis Lwazi Maja Malik Mariam Mariana Marek Marta Mateo Maya Mei Mehmet Mikael Milan Mina
  Minh Minji Miriam Nadia Naledi Naomi Narges Nia Niko Nikos Nina Nomsa Noor Nuno Olga Omar Oscar Paolo Paula Pedro
  Petra Pierre Priya Rafael Rania Ravi Rosa Ruth Sami Samir Sanjay Sara Selim Sipho Sofia Somchai Stefan Sunita Suda
  Tala Tamar Tariq Tatiana Teresa Thabo Theo Thomas Tomas Valentina Vera Viktor Wei Yara Yasmin Yuki Yusuf Zainab
  Zanele Zofia`.split(/\s+/),
);

export const isFirstName = (word: string) => firstNames.has(word);

/** A text without its people: no list says how they are pronounced. */
export const withoutFirstNames = (text: string) =>
  text.replaceAll(/\p{Lu}[\p{L}\p{M}]+(?:['’]s)?/gu, (word) =>
    firstNames.has(word.replace(/['’]s$/, "")) ? "" : word,
  );
