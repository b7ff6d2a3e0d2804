/** What was recorded on this device, second by second, until the server has it. Nothing of it is lost with the page. */
export type KeptRecording = {
  /** Whose it is and of which task: nobody else on this device is offered it. */
  key: string;
  contentType: string;
  /** Each is a second, or what was left of one. */
  chunks: ArrayBuffer[];
  seconds: number;
  /** Where an upload of it was begun. */
  uploadUrl: string | null;
};

type Head = Omit<KeptRecording, "chunks">;
type Chunk = { key: string; index: number; bytes: ArrayBuffer };

const name = "20180428_bandwise_recordings";

function asPromise<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("The browser's database failed."));
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("heads", { keyPath: "key" });
    request.result.createObjectStore("chunks", { keyPath: ["key", "index"] });
  };
  return asPromise(request);
}

const chunksOf = (key: string) => IDBKeyRange.bound([key, 0], [key, Number.MAX_SAFE_INTEGER]);

async function within<Value>(
  mode: IDBTransactionMode,
  work: (heads: IDBObjectStore, chunks: IDBObjectStore) => Promise<Value>,
): Promise<Value> {
  const database = await open();
  try {
    const transaction = database.transaction(["heads", "chunks"], mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("The browser's database failed."));
    });
    const value = await work(transaction.objectStore("heads"), transaction.objectStore("chunks"));
    await done;
    return value;
  } finally {
    database.close();
  }
}

/** Begins a recording, in place of an earlier one of the same task. */
export const beginKept = (key: string, contentType: string) =>
  within("readwrite", async (heads, chunks) => {
    chunks.delete(chunksOf(key));
    await asPromise(heads.put({ key, contentType, seconds: 0, uploadUrl: null } satisfies Head));
  });

export const keepChunk = (chunk: Chunk) =>
  within("readwrite", async (_heads, chunks) => void (await asPromise(chunks.put(chunk))));

/** What has been learned of a recording meanwhile. */
export const noteKept = (key: string, more: Partial<Pick<Head, "seconds" | "uploadUrl">>) =>
  within("readwrite", async (heads) => {
    const head: Head | undefined = await asPromise(heads.get(key));
    if (head) await asPromise(heads.put({ ...head, ...more }));
  });

/** The recording of a task with all that was kept of it; null when there is none, or nothing in it. */
export const readKept = (key: string): Promise<KeptRecording | null> =>
  within("readonly", async (heads, store) => {
    const head: Head | undefined = await asPromise(heads.get(key));
    const found: Chunk[] = await asPromise(store.getAll(chunksOf(key)));
    const hole = found.findIndex(({ index }, at) => index !== at);
    const chunks = hole < 0 ? found : found.slice(0, hole);
    return head && chunks.length > 0 ? { ...head, chunks: chunks.map(({ bytes }) => bytes) } : null;
  });

export const dropKept = (key: string) =>
  within("readwrite", async (heads, chunks) => {
    chunks.delete(chunksOf(key));
    await asPromise(heads.delete(key));
  });
