import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const worthIt = /\.(?:js|mjs|css|svg|json|txt|map|wasm)$/;
const smallest = 1_024;

/** Writes a .br and a .gz beside every text file below `folder`; gives the bytes before and after. */
export async function compressFiles(folder) {
  const total = { files: 0, before: 0, after: 0 };
  for (const name of readdirSync(folder, { recursive: true })) {
    const file = path.join(folder, name);
    if (!worthIt.test(file) || statSync(file).size < smallest) continue;
    const bytes = readFileSync(file);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    const [small, older] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
    writeFileSync(`${file}.br`, small);
    writeFileSync(`${file}.gz`, older);
    total.files += 1;
    total.before += bytes.length;
    total.after += small.length;
  }
  return total;
}
