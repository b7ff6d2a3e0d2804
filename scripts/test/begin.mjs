/**
 * Hands back what begins a part by its name, once, together with those that are to run beside it.
 * @template {{ name: string, beside?: string[] }} Part
 * @template Result
 * @param {Part[]} wanted
 * @param {(part: Part) => Promise<Result>} work
 */
export function createBegin(wanted, work) {
  /** @type {Map<string, Promise<Result>>} */
  const begun = new Map();
  return function begin(/** @type {string} */ name) {
    const part = wanted.find((each) => each.name === name);
    if (!part) return undefined;
    if (!begun.has(name)) {
      begun.set(name, work(part));
      for (const other of part.beside ?? []) void begin(other);
    }
    return begun.get(name);
  };
}
