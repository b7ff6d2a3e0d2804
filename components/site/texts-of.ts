/** The texts of these keys: what a script of the page is given in place of messages. */
export function textsOf<Key extends string>(keys: readonly Key[], t: (key: Key) => string) {
  return Object.fromEntries(keys.map((key) => [key, t(key)])) as Record<Key, string>;
}
