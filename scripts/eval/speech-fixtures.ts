import { seededRandom } from "@/lib/bank/seeded-random";
import { readingSampleRate } from "@/lib/speech/read-aloud/assess-reading";
import { decodeAudio } from "@/lib/speech/decode-audio.mjs";
import type { EmbeddedVoice, Synthesizer } from "@/lib/speech/synthesizer";

/** Speech by a synthetic voice as samples at 16 kHz: nobody's reading, and said to be so. */
export async function speak(synthesizer: Synthesizer, text: string, voice: EmbeddedVoice) {
  const { mp3 } = await synthesizer.synthesize(text, { voice, rate: "normal" });
  const { sampleRate, samples } = await decodeAudio(mp3);
  return resample(samples, sampleRate);
}

/** Linear interpolation: the voices speak at 16 kHz, or so near that nothing is lost. */
function resample(samples: Float32Array, sampleRate: number) {
  if (sampleRate === readingSampleRate) return samples;
  const step = sampleRate / readingSampleRate;
  return Float32Array.from({ length: Math.floor(samples.length / step) }, (_, index) => {
    const at = Math.floor(index * step);
    const [one, other] = [samples[at] ?? 0, samples[at + 1] ?? 0];
    return one + (other - one) * (index * step - at);
  });
}

const power = (samples: Float32Array) =>
  samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length);

/** White noise, `seconds` long, from -`most` to `most`. */
export function noise(seconds: number, most: number, seed: string) {
  const random = seededRandom(seed);
  const length = Math.round(seconds * readingSampleRate);
  return Float32Array.from({ length }, () => (2 * random() - 1) * most);
}

/** The same with noise below it by so many dB of its mean power. */
export function withNoise(samples: Float32Array, decibels: number, seed: string) {
  const wanted = power(samples) / 10 ** (decibels / 10);
  const most = Math.sqrt(3 * wanted);
  const added = noise(samples.length / readingSampleRate, most, seed);
  return samples.map((sample, at) => sample + (added[at] ?? 0));
}

/** Chords that change twice a second, with an attack, as an instrument has it. */
export function music(seconds: number) {
  const chords = [
    [261.6, 329.6, 392],
    [220, 261.6, 329.6],
    [174.6, 220, 261.6],
    [196, 246.9, 293.7],
  ];
  return Float32Array.from({ length: Math.round(seconds * readingSampleRate) }, (_, index) => {
    const time = index / readingSampleRate;
    const chord = chords[Math.floor(time * 2) % chords.length] ?? [];
    const since = (time * 2) % 1;
    const wave = chord.reduce((sum, pitch) => sum + Math.sin(2 * Math.PI * pitch * time), 0);
    return 0.12 * Math.exp(-2 * since) * wave;
  });
}

/** One voice that plays notes with overtones, each fading by `decay` a second, trembling by the share `vibrato`. */
export function tune(seconds: number, sound: { noteSeconds: number; decay: number; vibrato: number }) {
  const { noteSeconds, decay, vibrato } = sound;
  const notes = [220, 247, 262, 330, 294, 196];
  let phase = 0;
  return Float32Array.from({ length: Math.round(seconds * readingSampleRate) }, (_, index) => {
    const time = index / readingSampleRate;
    const note = notes[Math.floor(time / noteSeconds) % notes.length] ?? 220;
    phase += (2 * Math.PI * note * (1 + vibrato * Math.sin(2 * Math.PI * 5.5 * time))) / readingSampleRate;
    const overtones = [1, 2, 3, 4].reduce((sum, overtone) => sum + Math.sin(overtone * phase) / overtone, 0);
    return 0.2 * Math.exp(-decay * (time % noteSeconds)) * overtones;
  });
}

/** Read by an English voice, as somebody might who reads something else; ours. */
export const otherLanguages = [
  "La panadera abre su tienda antes de que salga el sol sobre el puerto.",
  "Der alte Bahnhof wird im kommenden Sommer endlich wieder geöffnet.",
  "Ogni mattina prendiamo il caffè insieme nella piccola piazza del paese.",
  "Les enfants jouent dans le jardin pendant que la pluie tombe doucement.",
];

/** The same in ten more, those of other scripts in Latin letters; ours. */
export const furtherLanguages = [
  "A padaria da esquina abre antes do nascer do sol e cheira a pão quente.",
  "Setiap pagi kakek menyiram bunga di halaman lalu minum kopi bersama nenek.",
  "Yaşlı balıkçı her sabah kayığıyla denize açılır ve akşam eve döner.",
  "Kesa wa yuki ga futta node densha ga okurete gakkou ni maniaimasen deshita.",
  "Meitian zaoshang tamen zai gongyuan li paobu, ranhou yiqi he cha.",
  "Uri halmeoni neun maeil achim sijang eseo gwail gwa kkot eul sayo.",
  "Staryy poyezd medlenno idyot cherez les, i deti mashut iz okna.",
  "Phom chop pai talat kap mae thuk wan sao phro ahan thi nan aroi mak.",
  "De bakker op de hoek verkoopt elke ochtend verse broodjes aan de kinderen.",
  "Kiedy przestaje padać, sąsiedzi siadają na ławce i rozmawiają o pogodzie.",
];

/** Sounds that learners of three languages take from their own, by spelling. */
const ownSounds: readonly (readonly (readonly [RegExp, string])[])[] = [
  [
    [/th/g, "z"],
    [/wh?/g, "v"],
    [/d\b/g, "t"],
    [/g\b/g, "k"],
    [/ve?\b/g, "f"],
  ],
  [
    [/\bs(?=[tpkcml])/g, "es"],
    [/v/g, "b"],
    [/z/g, "s"],
    [/j/g, "y"],
    [/sh/g, "ch"],
    [/th/g, "d"],
    [/\bh/g, ""],
  ],
  [
    [/th/g, "z"],
    [/\bh/g, ""],
    [/(?<=[^aeiou])i(?=[^aeiou][^e])/g, "ee"],
    [/ch/g, "sh"],
  ],
];

/** A text respelled, so that a voice reads it with such sounds throughout: stronger and simpler than a person's accent. */
export const accented = (text: string, at: number) =>
  (ownSounds[at % ownSounds.length] ?? []).reduce(
    (said, [sound, own]) => said.replaceAll(sound, own),
    text.toLowerCase(),
  );

export function join(sounds: readonly Float32Array[]) {
  const joined = new Float32Array(sounds.reduce((length, sound) => length + sound.length, 0));
  let at = 0;
  for (const sound of sounds) {
    joined.set(sound, at);
    at += sound.length;
  }
  return joined;
}

export const mean = (values: readonly number[]) =>
  values.reduce((all, value) => all + value, 0) / Math.max(1, values.length);
export const rounded = (value: number) => Number(value.toFixed(3));
export const silence = (seconds: number) => new Float32Array(Math.round(seconds * readingSampleRate));

/** Whole answers in other languages, said by an English voice; ours. */
export const foreignAnswers = {
  es: "La panadera abre su tienda antes de que salga el sol sobre el puerto. Los pescadores compran pan caliente y hablan del tiempo. Después todos vuelven a sus barcos, y la calle queda otra vez en silencio.",
  de: "Der alte Bahnhof wird im kommenden Sommer endlich wieder geöffnet. Viele Leute aus dem Dorf haben lange darauf gewartet. Am ersten Tag soll es Musik und Kuchen für alle Reisenden geben.",
  it: "Ogni mattina prendiamo il caffè insieme nella piccola piazza del paese. Mio nonno legge il giornale e racconta le notizie agli amici. Poi ognuno torna a casa, perché comincia il lavoro.",
  fr: "Les enfants jouent dans le jardin pendant que la pluie tombe doucement. Leur mère les regarde par la fenêtre de la cuisine. Quand ils rentrent, elle leur prépare du chocolat chaud et des tartines.",
};

/** Sounds in which nobody speaks. */
export const unspoken = {
  silence: silence(20),
  noise: noise(20, 0.3, "room"),
  quietNoise: noise(20, 0.01, "hiss"),
  music: music(20),
  loudMusic: music(20).map((sample) => 3 * sample),
  organ: tune(20, { noteSeconds: 0.4, decay: 0, vibrato: 0 }),
  piano: tune(20, { noteSeconds: 0.4, decay: 4, vibrato: 0 }),
  staccato: tune(20, { noteSeconds: 0.3, decay: 14, vibrato: 0 }),
  violin: tune(20, { noteSeconds: 0.6, decay: 1, vibrato: 0.005 }),
};
