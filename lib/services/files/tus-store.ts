import "server-only";
import type { Readable } from "node:stream";

import { DataStore, Upload } from "@tus/server";

import { AppError, isAppError } from "@/lib/core/errors";
import { beginUpload } from "@/lib/services/files/begin-upload";
import { finishUpload } from "@/lib/services/files/finish-upload";
import { readUpload } from "@/lib/services/files/read-upload";
import { receivePart } from "@/lib/services/files/receive-part";
import type { UserCtx } from "@/lib/services/runtime";

/** One caller's uploads, as the protocol's server asks for them: nobody else's are there. */
export class OwnUploads extends DataStore {
  /** Of the upload that has come whole, once its last bytes were taken. */
  sha256: string | null = null;

  constructor(private readonly ctx: UserCtx) {
    super();
    this.extensions = ["creation"];
  }

  override async create(upload: Upload) {
    const { id, size = 0, metadata } = upload;
    await beginUpload(this.ctx, { id, bytes: size, contentType: metadata?.["filetype"] ?? "" });
    return upload;
  }

  override write(content: Readable, id: string, offset: number) {
    return receivePart(this.ctx, { id, offset, content });
  }

  /** Also finishes one whose last answer was lost, with the process that was to give it; what is refused is gone. */
  override async getUpload(id: string) {
    this.sha256 = await finishUpload(this.ctx, id).catch((cause: unknown) => {
      throw isAppError(cause) && cause.code !== "upload/storage-full"
        ? new AppError("upload/unknown", { cause })
        : cause;
    });
    const { bytes, expectedBytes, contentType } = await readUpload(this.ctx, id);
    const metadata = { filetype: contentType };
    return new Upload({ id, size: expectedBytes ?? 0, offset: bytes ?? 0, metadata });
  }
}
