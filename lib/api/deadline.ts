/** A time by which something has to be done. */
export class Deadline {
  private onPass = () => undefined as void;
  private readonly timer: NodeJS.Timeout;

  constructor(milliseconds: number) {
    this.timer = setTimeout(() => this.onPass(), milliseconds);
  }

  /** What `work` gives, or when the time has passed the failure; what comes later is thrown away. */
  holds<Value>(work: Promise<Value>, failure: () => Error): Promise<Value> {
    const { promise: late, reject } = Promise.withResolvers<never>();
    this.onPass = () => reject(failure());
    return Promise.race([work, late]);
  }

  end() {
    clearTimeout(this.timer);
  }
}
