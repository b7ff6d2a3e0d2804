import { setImmediate as immediate } from "node:timers/promises";

/** Works through a long list; between two of its parts other readers are answered. */
export async function oneByOne<From, To>(
  list: readonly From[],
  work: (each: From) => To | Promise<To>,
): Promise<To[]> {
  const done: To[] = [];
  for (const each of list) {
    done.push(await work(each));
    await immediate();
  }
  return done;
}
