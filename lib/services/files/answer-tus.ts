import "server-only";
import { Server } from "@tus/server";
import { v7 } from "uuid";

import { AppError, type ErrorCode, isAppError } from "@/lib/core/errors";
import { finishUpload } from "@/lib/services/files/finish-upload";
import { OwnUploads } from "@/lib/services/files/tus-store";
import { mostBytes } from "@/lib/services/files/upload-kinds";
import type { UserCtx } from "@/lib/services/runtime";

/** What the protocol's own refusals are called here. */
const codes: Record<number, ErrorCode> = {
  404: "upload/unknown",
  409: "upload/conflict",
  410: "upload/unknown",
  412: "upload/protocol",
  413: "upload/too-large",
};

/** Two senders of one upload are told apart by what they send, in every process, so that nobody waits for a lock. */
const noLocks = { newLock: () => ({ lock: async () => undefined, unlock: async () => undefined }) };

/**
 * A call of the protocol for resumable uploads (tus 1.0.0) by its owner. The answer to the last bytes has their SHA-256
 * in `Upload-Sha256`. Throws AppError for every refusal.
 */
export async function answerTus(ctx: UserCtx, request: Request, id: string | null) {
  const datastore = new OwnUploads(ctx);
  let failure: unknown = null;
  const server = new Server({
    path: "/api/uploads",
    datastore,
    locker: noLocks,
    maxSize: mostBytes,
    allowedOrigins: [],
    relativeLocation: true,
    namingFunction: () => v7(),
    ...(id === null ? {} : { getFileIdFromRequest: () => id }),
    async onUploadFinish(_request, upload) {
      datastore.sha256 = await finishUpload(ctx, upload.id);
      return {};
    },
    onResponseError(_request, error) {
      failure = error;
      return undefined;
    },
  });
  const response = await server.handleWeb(request);
  if (response.status >= 400) throw refusal(response.status, failure);
  const headers = Object.fromEntries(response.headers);
  delete headers["access-control-expose-headers"];
  return {
    status: response.status,
    headers: { ...headers, ...(datastore.sha256 && { "upload-sha256": datastore.sha256 }) },
  };
}

function refusal(status: number, cause: unknown) {
  if (isAppError(cause)) return cause;
  if (status >= 500 && cause instanceof Error) return cause;
  return new AppError(codes[status] ?? "request/invalid", { cause });
}
