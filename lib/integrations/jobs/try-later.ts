/** Another call is at it just now. A job that meets it is tried again, and nothing is wrong. */
export class TryLater extends Error {
  override readonly name = "TryLater";
}
