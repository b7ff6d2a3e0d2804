import { createHash } from "node:crypto";
import { appendFile, mkdtemp, readdir, readFile, rm, symlink, truncate, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import { create } from "tar";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import type { ModelEntry } from "@/lib/speech/models/model-entry";
import { listModels, modelFaults, readModel } from "@/lib/speech/models/model-folder";
import { addModel, removeModel } from "@/scripts/models/add-model";
import { readManifest } from "@/scripts/models/read-manifest";
import { serveFile, startFileServer } from "@/tests/factories/file-server";
import { tinyEar, tinyEarArchive, tinyVoice, tinyVoiceArchive } from "@/tests/factories/tiny-models";

let models = "";
let server: Awaited<ReturnType<typeof startFileServer>>;
beforeEach(async () => {
  models = await mkdtemp(path.join(os.tmpdir(), "bandwise-models-"));
  server = await startFileServer(serveFile(tinyVoiceArchive()));
});
afterEach(async () => {
  await server.close();
  await rm(models, { recursive: true, force: true });
});

const add = (entry: ModelEntry = tinyVoice(server.address), how: { silentSeconds?: number } = {}) =>
  addModel(entry, { models, attempts: 3, restMillis: 1, ...how });
const fetched = async () => (await listModels(models)).map(({ entry }) => entry.name);

/** An archive with what a hostile maker would put in. */
async function pack(make: (folder: string) => Promise<string[]>, options: { preservePaths?: boolean } = {}) {
  const folder = await mkdtemp(path.join(models, ".pack-"));
  const names = await make(folder);
  const archive = path.join(models, ".packed.tar.gz");
  await create({ gzip: true, file: archive, cwd: folder, ...options }, names);
  return readFile(archive);
}

describe("a model", () => {
  test("is downloaded, unpacked, described and removed", async () => {
    const heard: number[] = [];
    await addModel(tinyVoice(server.address), { models, onProgress: (received) => heard.push(received) });
    expect(await fetched()).toEqual(["tiny-voice"]);
    expect(heard.at(-1)).toBe(tinyVoiceArchive().length);
    const model = await readModel(models, "tiny-voice");
    expect(model?.files.map(({ place }) => place)).toEqual([
      "LICENCE-OF-THIS-MODEL.txt",
      "LICENSE",
      "lexicon.txt",
      "model.onnx",
      "tokens.txt",
    ]);
    expect(await readFile(path.join(models, "tiny-voice", "LICENCE-OF-THIS-MODEL.txt"), "utf8")).toContain(
      "own work",
    );
    await expect(add()).rejects.toThrow("added already");
    expect(await removeModel(models, "tiny-voice")).toBe(true);
    expect(await fetched()).toEqual([]);
    expect(await removeModel(models, "tiny-voice")).toBe(false);
    await expect(removeModel(models, "../..")).rejects.toThrow("not the name");
  });

  test("comes as gzip, too", async () => {
    server.answer(serveFile(tinyEarArchive()));
    await add(tinyEar(server.address));
    expect(await fetched()).toEqual(["tiny-ear"]);
  });

  test("that is one file needs no archive", async () => {
    const bytes = Buffer.from("graph");
    server.answer(serveFile(bytes));
    await add({
      ...tinyEar(server.address),
      name: "one-file",
      for: "voice-activity",
      packing: "none",
      bytes: bytes.length,
      files: { family: "silero-vad", model: "vad.onnx" },
    });
    expect(await readFile(path.join(models, "one-file", "vad.onnx"), "utf8")).toBe("graph");
  });
});

describe("a download", () => {
  test("that is cut off goes on where it stopped", async () => {
    server.answer(serveFile(tinyVoiceArchive(), { cutAt: 300 }));
    await add();
    expect(server.asked).toEqual([undefined, "bytes=300-"]);
    expect(await fetched()).toEqual(["tiny-voice"]);
  });

  test("goes on in another call, and begins anew when the file changed meanwhile", async () => {
    server.answer((request, response) => {
      serveFile(tinyVoiceArchive(), { cutAt: 300 })(request, response);
      server.answer((_request, later) => later.writeHead(503).end());
    });
    await expect(add()).rejects.toThrow("Run the command again");
    server.answer(serveFile(tinyVoiceArchive(), { etag: '"2"' }));
    await add();
    expect(server.asked.at(-1)).toBe("bytes=300-");
    expect(await fetched()).toEqual(["tiny-voice"]);
  });

  test("that falls silent is given up", async () => {
    server.answer((_request, response) => {
      response.writeHead(200, { "content-length": 900, etag: '"1"' });
      response.write("a");
    });
    await expect(add(undefined, { silentSeconds: 0.1 })).rejects.toThrow("nothing came for 0.1 s");
    expect(server.asked).toEqual([undefined, "bytes=1-", "bytes=1-"]);
  });

  test.each([
    ["says so", { "content-length": 5_000_000 }],
    ["does not say so", {}],
  ])("that is too large and %s is refused", async (_how, headers) => {
    server.answer((_request, response) => {
      response.writeHead(200, headers);
      for (let part = 0; part < 50; part += 1) response.write(Buffer.alloc(1_000));
      response.end();
    });
    await expect(add()).rejects.toThrow("larger than it should be");
    expect(await readdir(path.join(models, ".downloads"))).toEqual([]);
  });

  test("that is not there is said at once", async () => {
    server.answer((_request, response) => response.writeHead(404).end());
    await expect(add()).rejects.toThrow("answers 404");
    expect(server.asked).toHaveLength(1);
  });

  test("for which the disk has no room does not begin", async () => {
    await expect(add({ ...tinyVoice(server.address), unpackedBytes: 1e18 })).rejects.toThrow("free");
    expect(server.asked).toHaveLength(0);
  });
});

describe("what comes", () => {
  test("has to have the published hash", async () => {
    await expect(add({ ...tinyVoice(server.address), sha256: "0".repeat(64) })).rejects.toThrow(
      "not what it was",
    );
    expect(await fetched()).toEqual([]);
    const sha256 = createHash("sha256").update(tinyVoiceArchive()).digest("hex");
    await add({ ...tinyVoice(server.address), sha256 });
    expect(await fetched()).toEqual(["tiny-voice"]);
  });

  test("has to be what it was the first time, where none is published", async () => {
    await add();
    await removeModel(models, "tiny-voice");
    const changed = Buffer.concat([tinyVoiceArchive(), Buffer.alloc(8)]);
    server.answer(serveFile(changed));
    await expect(add()).rejects.toThrow("not what it was");
    server.answer(serveFile(tinyVoiceArchive()));
    await add();
    expect(await fetched()).toEqual(["tiny-voice"]);
  });

  test("has to be an archive, whole, with the files of the model", async () => {
    const page = Buffer.from("<html>".repeat(100));
    const half = tinyVoiceArchive().subarray(0, 700);
    for (const bytes of [page, half]) {
      server.answer(serveFile(bytes));
      await expect(add({ ...tinyVoice(server.address), name: `m${bytes.length}` })).rejects.toThrow(
        "refused",
      );
    }
    server.answer(serveFile(tinyEarArchive()));
    await expect(add({ ...tinyVoice(server.address), packing: "tar.gz" })).rejects.toThrow("no lexicon.txt");
    expect(await fetched()).toEqual([]);
  });

  test.each([
    [
      "a path out of its folder",
      async (folder: string) => {
        await writeFile(path.join(folder, "evil"), "x");
        return ["x/../../evil".replace("x/../../", `../${path.basename(folder)}/`)];
      },
    ],
    [
      "a link",
      async (folder: string) => {
        await symlink("/etc/passwd", path.join(folder, "passwd"));
        return ["passwd"];
      },
    ],
    [
      "more than it should hold",
      async (folder: string) => {
        await writeFile(path.join(folder, "large"), Buffer.alloc(200_000));
        return ["large"];
      },
    ],
  ])("is refused for %s", async (_what, make) => {
    const archive = await pack(make, { preservePaths: true });
    server.answer(serveFile(archive));
    const entry = { ...tinyEar(server.address), bytes: archive.length };
    await expect(add(entry)).rejects.toThrow("The archive is refused");
    expect(await fetched()).toEqual([]);
    expect((await readdir(models)).filter((name) => name.endsWith(".new"))).toEqual([]);
  });
});

test("a file that is cut, changed or gone is named", async () => {
  await add();
  const faults = async () => {
    const model = await readModel(models, "tiny-voice");
    return model ? modelFaults(model) : null;
  };
  expect(await faults()).toEqual([]);
  const file = (name: string) => path.join(models, "tiny-voice", name);
  await truncate(file("model.onnx"), 10);
  await rm(file("tokens.txt"));
  const lexicon = await readFile(file("lexicon.txt"), "utf8");
  await writeFile(file("lexicon.txt"), lexicon.replace("the", "teh"));
  expect(await faults()).toEqual([
    "lexicon.txt is not what it was when the model was added",
    expect.stringMatching(/^model\.onnx has 10 bytes/),
    "tokens.txt is missing",
  ]);
  await appendFile(file("model.json"), "}");
  await expect(faults()).rejects.toThrow("is damaged");
});

test("the operator's own list counts, and says what is wrong with it", async () => {
  const names = readManifest(models).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const own = { ...tinyVoice(server.address), name: names[0] };
  await writeFile(path.join(models, "models.json"), JSON.stringify([own]));
  expect(readManifest(models).find(({ name }) => name === names[0])?.address).toBe(server.address);
  const wrong = { ...own, address: "http://example.com/model", files: { family: "vits", model: "../m" } };
  await writeFile(path.join(models, "models.json"), JSON.stringify([wrong]));
  expect(() => readManifest(models)).toThrow(/address[\s\S]*model/);
});
