/** Why an isolated engine gave no result. After all but `refused` and `stopped` the next call gets a new one. */
export type EngineFaultReason =
  | "time"
  | "memory"
  | "crash"
  /** The engine itself says that it cannot do this. */
  | "refused"
  /** The caller or the end of the process took the call back. */
  | "stopped";

export class EngineFault extends Error {
  constructor(
    readonly engine: string,
    readonly reason: EngineFaultReason,
    detail: string,
    options: { cause?: unknown } = {},
  ) {
    super(`The engine ${engine} ${detail}`, options);
    this.name = "EngineFault";
  }
}
