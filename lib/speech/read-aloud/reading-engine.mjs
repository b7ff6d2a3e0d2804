// Aligns a reading with its text in an isolated engine: soundswallower (WebAssembly) and its model of US English.
import { createRequire } from "node:module";
import path from "node:path";

import createModule from "soundswallower";

import { serveEngine } from "../../engines/serve-engine.mjs";

const sampleRate = 16_000;

/** Phones that stand for whatever is said and is not in the text. */
const fillerPhones = ["AH", "IY", "AA", "S", "T", "N", "K", "ER"];
const filler = (phone) => `filler_${phone.toLowerCase()}`;

/** A word of the text is that much likelier than its absence: without it, short words are lost in clear readings. */
const wordWeight = 20;

/** Silence and quiet noise around the sound: the decoder needs room to settle at its start and end, in seconds. */
const room = { before: 0.1, after: 0.5, noise: 0.001 };

const require = createRequire(import.meta.url);
const modelBase = `${path.join(path.dirname(require.resolve("soundswallower")), "model")}${path.sep}`;
const { Decoder } = await createModule({ modelBase });
/** `compallsen`: what a word scores counts from the best of all sounds, not of those that the text allows just then. */
const search = { samprate: sampleRate, compallsen: true };
/** Wider than the engine's own: a word early in the text that isn't said leads a narrow search past those that are. */
const beams = { beam: 1e-100, pbeam: 1e-100, wbeam: 1e-80 };
const decoder = new Decoder({ loglevel: "FATAL", ...search, ...beams });
await decoder.initialize();
decoder.add_words(...fillerPhones.map((phone) => [filler(phone), phone]));

/** Words come in their order, each may be left out, and something else may be said anywhere between. */
function grammarOf(words) {
  const between = "[ <other>+ ]";
  const each = words.map((word) => `( /${wordWeight}/ ${word} | /1/ <NULL> ) ${between}`).join(" ");
  return `#JSGF V1.0;
grammar reading;
<other> = ${fillerPhones.map(filler).join(" | ")};
public <reading> = ${between} ${each};`;
}

/** Noise that is the same for the same sound, so that the same reading has the same result. */
function withRoom(samples) {
  const [before, after] = [room.before, room.after].map((seconds) => Math.round(seconds * sampleRate));
  let state = 1;
  const noise = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state / 2 ** 32 - 0.5) * 2 * room.noise;
  };
  const padded = Float32Array.from({ length: before + samples.length + after }, noise);
  samples.forEach((sample, at) => {
    padded[before + at] += sample;
  });
  return padded;
}

/** Every way a word is said, as the model's dictionary knows it; else as it is spelled. */
function waysOf({ word, spelled }) {
  const ways = [];
  for (let way = 1; way <= 6; way += 1) {
    const phones = decoder.lookup_word(way === 1 ? word : `${word}(${way})`);
    if (!phones) break;
    ways.push(phones);
  }
  return ways.length > 0 ? ways : [spelled];
}

/** A name for each place of the text: a word that comes twice is two words to the decoder. */
function nameWords(words) {
  const met = new Map();
  return words.map((each) => {
    const times = (met.get(each.word) ?? 0) + 1;
    met.set(each.word, times);
    const name = `${each.word}~${times}`;
    if (!decoder.lookup_word(name))
      decoder.add_words(...waysOf(each).map((phones, at) => [at ? `${name}(${at + 1})` : name, phones]));
    return name;
  });
}

/** The decoder keeps the logarithm of a likelihood as a 1024th, and hundredths of a second as its frames. */
const scoreShare = 1024;
const frameSeconds = 0.01;
const leastLikely = 0.0005;
const misfitOf = ({ p, d }) => (-Math.log(Math.max(p, leastLikely)) * scoreShare) / (d / frameSeconds);

/** What was heard, in its order: places of the text, and `null` where it was something else. */
function piecesOf(names) {
  const places = new Map(names.map((name, place) => [name, place]));
  const { w = [] } = decoder.get_alignment({});
  return w
    .filter(({ t }) => t !== "(NULL)" && !t.startsWith("<") && !t.startsWith("["))
    .map(({ t, b, d, p }) => ({
      place: places.get(t.replace(/\(\d+\)$/, "")) ?? null,
      start: Math.max(0, b - room.before),
      seconds: d,
      phones: decoder.lookup_word(t)?.split(" ").length ?? 1,
      misfit: misfitOf({ p, d }),
    }));
}

serveEngine(async ({ samples, words }) => {
  if (words.length === 0) throw new Error("There are no words to align.");
  const names = nameWords(words);
  decoder.set_grammar(grammarOf(names));
  decoder.start();
  decoder.process_audio(withRoom(samples), false, true);
  decoder.stop();
  return piecesOf(names);
});
