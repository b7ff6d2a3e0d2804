import "server-only";

/** Files the product makes or takes in. Names are generated, never a person's; a stored file does not change. */
export type FileStore = {
  /** Replaces a file of the same name at once: nobody reads half of it. */
  put: (name: string, bytes: Uint8Array) => Promise<void>;
  get: (name: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  has: (name: string) => Promise<boolean>;
  /** An address where the client may fetch the file itself for some seconds; null where the bytes go through the API. */
  url: (name: string, seconds: number) => Promise<string | null>;
};
