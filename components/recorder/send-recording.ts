import type { HttpRequest } from "tus-js-client";

import { apiBase } from "@/lib/api/client/api-base";
import { ApiError, readFailure } from "@/lib/api/client/api-error";
import { refreshSession } from "@/lib/api/client/refresh";
import { readSession } from "@/lib/api/client/session-store";
import { noteKept } from "@/components/recorder/recording-store";

/** What is lost of an upload that breaks off is at most this. */
const chunkSize = 256 * 1_024;
/** Seconds before the next try, while the connection holds; without one the upload waits for it. */
const retryDelays = [500, 1_000, 3_000, 5_000, 10_000];
/** A token that ends sooner is renewed first. */
const restMillis = 60_000;

type Upload = {
  key: string;
  file: Blob;
  /** Where it was begun before. */
  uploadUrl: string | null;
  onProgress: (share: number) => void;
};

async function freshToken() {
  const session = readSession();
  if (session && Date.parse(session.expiresAt) < Date.now() + restMillis)
    await refreshSession(session.token).catch(() => false);
  return readSession()?.token ?? "";
}

async function sign(request: HttpRequest) {
  request.setHeader("Authorization", `Bearer ${await freshToken()}`);
}

async function hashOf(file: Blob) {
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const damaged = () => new ApiError("upload/unreadable", 422, "The bytes changed on their way.");

const offline = () => new ApiError("client/offline", 0, "The server could not be reached.");

/** What sends: loaded while somebody speaks, so that it is there when the connection is not. */
export const loadSender = () =>
  import("tus-js-client").catch(() => {
    throw offline();
  });

/**
 * Sends a recording in parts, from where an earlier try came to, and gives its id once the server has said the hash of
 * all of it. Rejects with ApiError; the copy on this device is not touched.
 */
export async function sendRecording({ key, file, uploadUrl, onProgress }: Upload): Promise<string> {
  const [{ DetailedError, Upload: TusUpload }, hash] = await Promise.all([loadSender(), hashOf(file)]);
  let acknowledged: string | undefined;

  function failure(error: Error) {
    const response = error instanceof DetailedError ? error.originalResponse : null;
    if (!response) return offline();
    const retryAfter = response.getHeader("Retry-After");
    return readFailure(
      new Response(response.getBody(), {
        status: response.getStatus(),
        headers: retryAfter ? { "retry-after": retryAfter } : {},
      }),
    );
  }

  const url = await new Promise<string>((resolve, reject) => {
    const upload = new TusUpload(file, {
      endpoint: `${apiBase}/api/uploads`,
      uploadUrl,
      chunkSize,
      retryDelays,
      metadata: { filetype: file.type },
      storeFingerprintForResuming: false,
      onBeforeRequest: sign,
      onAfterResponse: (_request, response) => {
        acknowledged = response.getHeader("Upload-Sha256") ?? acknowledged;
      },
      onProgress: (sent, total) => onProgress(total > 0 ? sent / total : 0),
      onUploadUrlAvailable: () => void noteKept(key, { uploadUrl: upload.url }).catch(() => undefined),
      onSuccess: () => resolve(upload.url ?? ""),
      onError: (error) => void Promise.resolve(failure(error)).then(reject),
    });
    upload.start();
  });
  if (acknowledged !== hash) throw damaged();
  return url.slice(url.lastIndexOf("/") + 1);
}
