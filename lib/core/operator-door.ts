/** Asks whether the cookies of a request are those of somebody who may be shown `/operator`. */
export type OperatorDoor = (cookie: (name: string) => string | undefined) => Promise<boolean>;

const place = Symbol.for("bandwise.operator-door");
const holder: typeof globalThis & { [place]?: OperatorDoor } = globalThis;

const closed: OperatorDoor = () => Promise.resolve(false);

/** Kept where all bundles of the process find it: the proxy asks it, and the runtime sets it. */
export const operatorDoor = (): OperatorDoor => holder[place] ?? closed;

export function setOperatorDoor(door: OperatorDoor | null) {
  holder[place] = door ?? closed;
}
