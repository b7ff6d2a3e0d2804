/** 32 bits of a text: FNV-1a. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return mix(hash);
}

/** The finalizer of MurmurHash3. */
function mix(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The number in [0, 1) at a place of a seeded table: the same place gives the same number, whatever was read before. */
export function numberAt(seed: number, row: number, column = 0): number {
  return mix(mix(seed ^ Math.imul(row + 1, 0x9e3779b1)) ^ Math.imul(column + 1, 0x85ebca77)) / 4294967296;
}
