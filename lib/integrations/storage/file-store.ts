import "server-only";

/** What the product keeps, each in a place of its own. Names are unique within it. */
export const namespaces = [
  /** Recordings, by the hash of what is said and how. */
  "audio",
  /** Recordings of people that were imported, and what is known of each. */
  "people",
  /** Mails, where no server takes them. */
  "outbox",
  /** What the content system last said. */
  "cms",
  /** What people send in; the table `files` says whose it is. */
  "uploads",
] as const;
export type Namespace = (typeof namespaces)[number];

/** What a name may end with, and what that says of the bytes. */
export const contentTypes = {
  json: "application/json",
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
  ogg: "audio/ogg",
  wav: "audio/wav",
  webm: "audio/webm",
} as const;
export type FileEnding = keyof typeof contentTypes;

export type StoredFile = { name: string; bytes: number; contentType: string; storedAt: Date };

/** The first and the last byte, both included. */
export type ByteRange = { first: number; last: number };

export type OpenFile = StoredFile & {
  /** The part that the stream gives; the whole of an empty file has none. */
  range: ByteRange | null;
  /** Has to be read to its end or cancelled. */
  stream: ReadableStream<Uint8Array>;
};

/** Files that outlive the process or are seen by another. Names are generated, never a person's. */
export type FileStore = {
  /** Replaces a file of the same name at once: nobody reads half of it, and a stream that breaks leaves nothing. */
  put: (name: string, content: string | Uint8Array | AsyncIterable<Uint8Array>) => Promise<StoredFile>;
  /** The whole file; null when there is none. */
  get: (name: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** The file or a part of it, which ends where the file ends; null when there is none, or nothing at that place. */
  open: (name: string, range?: { first: number; last?: number }) => Promise<OpenFile | null>;
  stat: (name: string) => Promise<StoredFile | null>;
  /** It is no fault when it is not there. */
  delete: (name: string) => Promise<void>;
  /** By name; those that begin with `prefix`, and were stored before `before`. */
  list: (wanted?: { prefix?: string; before?: Date }) => AsyncIterable<StoredFile>;
  /** An address where the client may fetch the file itself for some seconds; null where the bytes go through the API. */
  url: (name: string, seconds: number) => Promise<string | null>;
  /** Removes what writers left behind that were killed before `before`. */
  clean: (before: Date) => Promise<void>;
};

export type Files = (namespace: Namespace) => FileStore;
