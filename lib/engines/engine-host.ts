import "server-only";
import { fork } from "node:child_process";
import { Worker } from "node:worker_threads";

/** What runs an engine: a thread, or a process where native code could take this one down with it. */
export type EngineHost = {
  post: (message: { id: number; job: unknown }) => void;
  /** Megabytes in use beside this process; null when it watches itself, or cannot be asked now. */
  measure: () => Promise<number | null>;
  end: () => Promise<void>;
};

export type HostEvents = {
  onMessage: (message: unknown) => void;
  /** It ended by itself. */
  onEnd: (reason: "memory" | "crash", cause: unknown) => void;
};

type Settings = { file: string; megabytes: number };

const megabyte = 1_048_576;
const isOutOfMemory = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";

/**
 * The heap's limit is the thread's own; buffers and WebAssembly lie outside it and are measured from here, which works
 * while the engine computes. It sees nothing of this process's settings.
 */
export function startThread({ file, megabytes }: Settings, { onMessage, onEnd }: HostEvents): EngineHost {
  const worker = new Worker(file, {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
  worker.unref();
  let isOver = false;
  const over = (reason: "memory" | "crash", cause: unknown) => {
    if (!isOver) onEnd(reason, cause);
    isOver = true;
  };
  worker.on("message", onMessage);
  worker.on("error", (error) => over(isOutOfMemory(error) ? "memory" : "crash", error));
  worker.on("exit", (code) => over("crash", new Error(`It ended with ${code}.`)));
  return {
    post: (message) => worker.postMessage(message),
    measure: async () => {
      const memory = await worker.getHeapStatistics().catch(() => null);
      return memory && (memory.used_heap_size + memory.external_memory) / megabyte;
    },
    async end() {
      isOver = true;
      await worker.terminate();
    },
  };
}

/** A process watches its own memory, from a thread beside the engine, and ends itself by this signal. */
const memorySignal = "SIGTERM";

export function startProcess({ file, megabytes }: Settings, { onMessage, onEnd }: HostEvents): EngineHost {
  const child = fork(file, [String(megabytes)], {
    env: { NODE_ENV: "production" },
    execArgv: [],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  child.unref();
  child.channel?.unref();
  let isOver = false;
  const over = (reason: "memory" | "crash", cause: unknown) => {
    if (!isOver) onEnd(reason, cause);
    isOver = true;
  };
  const exited = new Promise<void>((resolve) => {
    child.once("error", () => resolve());
    child.once("exit", () => resolve());
  });
  child.on("message", onMessage);
  child.on("error", (error) => over("crash", error));
  child.on("exit", (code, signal) =>
    over(signal === memorySignal ? "memory" : "crash", new Error(`It ended with ${signal ?? code}.`)),
  );
  return {
    post: (message) => {
      child.send(message, (error) => {
        if (error) over("crash", error);
      });
    },
    measure: async () => null,
    async end() {
      isOver = true;
      // Whoever waits for its end stays until then.
      child.ref();
      child.kill("SIGKILL");
      await exited;
    },
  };
}
