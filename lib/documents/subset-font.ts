import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";

import { decompress } from "wawoff2";
import { z } from "zod";

const wasm = () =>
  path.join(/* turbopackIgnore: true */ process.cwd(), "node_modules/harfbuzzjs/dist/harfbuzz-subset.wasm");

/** "wght" as four letters in a number. */
const weightAxis = 0x77_67_68_74;
const writable = 2;

type HarfBuzz = { memory: WebAssembly.Memory; call: (name: string, ...values: number[]) => number };

let opened: Promise<HarfBuzz> | null = null;

async function open(): Promise<HarfBuzz> {
  const { instance } = await WebAssembly.instantiate(await readFile(wasm()));
  const { exports } = instance;
  const { memory } = exports;
  if (!(memory instanceof WebAssembly.Memory)) throw new Error("The subsetter has no memory.");
  return {
    memory,
    call: (name, ...values) => {
      const found = exports[name];
      if (typeof found !== "function") throw new Error(`The subsetter has no ${name}.`);
      return (
        z
          .number()
          .optional()
          .parse(Reflect.apply(found, null, values)) ?? 0
      );
    },
  };
}

function subset({ memory, call }: HarfBuzz, font: Uint8Array, points: Iterable<number>, weight: number) {
  const place = call("malloc", font.length);
  new Uint8Array(memory.buffer).set(font, place);
  const blob = call("hb_blob_create", place, font.length, writable, 0, 0);
  const face = call("hb_face_create", blob, 0);
  const input = call("hb_subset_input_create_or_fail");
  const wanted = call("hb_subset_input_unicode_set", input);
  for (const point of points) call("hb_set_add", wanted, point);
  call("hb_subset_input_pin_axis_location", input, face, weightAxis, weight);
  const small = call("hb_subset_or_fail", face, input);
  if (small === 0) throw new Error("The font could not be subset.");
  const made = call("hb_face_reference_blob", small);
  const start = call("hb_blob_get_data", made, 0);
  const length = call("hb_blob_get_length", made);
  // Readers of fonts look for the head of a sign without lines, such as a space, behind the end of the last table.
  const bytes = new Uint8Array(length + 16);
  bytes.set(new Uint8Array(memory.buffer).subarray(start, start + length));
  for (const each of [made, blob]) call("hb_blob_destroy", each);
  for (const each of [small, face]) call("hb_face_destroy", each);
  call("hb_subset_input_destroy", input);
  call("free", place);
  return bytes;
}

/**
 * A TrueType font of one weight with the signs that are wanted and what shapes them, from a variable font file. Throws
 * an Error when the file is none.
 */
export async function subsetFont(
  file: string,
  { points, weight }: { points: Iterable<number>; weight: number },
): Promise<Uint8Array> {
  opened ??= open();
  const [harfBuzz, font] = await Promise.all([opened, readFile(file).then(decompress)]);
  return subset(harfBuzz, font, points, weight);
}
