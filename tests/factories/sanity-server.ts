import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { evaluateSync, parse, toJS } from "groq-js";
import { v4 } from "uuid";
import { z } from "zod";

type StoredDocument = { _id: string; _type: string; [field: string]: unknown };
type Asked = { perspective: string | null; token: string | undefined; query: string };

/** How the server answers: as Sanity does, with an error, with a page of a proxy, with nothing for anybody, or never. */
type Mood = "well" | "down" | "garbage" | "empty" | "silent";

const Params = z.record(z.string(), z.unknown());
const PostedQuery = z.object({ query: z.string(), params: Params.default({}) });
const Stored = z.looseObject({ _id: z.string(), _type: z.string() });
const Mutations = z.object({
  mutations: z.array(
    z.union([
      z.object({ createOrReplace: Stored }),
      z.object({ create: Stored }),
      z.object({ delete: z.object({ id: z.string() }) }),
    ]),
  ),
});

const draftPrefix = /^drafts\./;

/** The documents as a perspective shows them; the published id hides which of two versions it is. */
function inPerspective(all: StoredDocument[], perspective: string | null) {
  if (perspective === "raw") return all;
  const published = all.filter(({ _id }) => !_id.includes("drafts."));
  if (perspective !== "drafts") return published;
  const drafts = new Map(
    all.flatMap((document) => {
      if (!draftPrefix.test(document._id)) return [];
      const id = document._id.replace(draftPrefix, "");
      return [[id, { ...document, _id: id, _originalId: document._id }] as const];
    }),
  );
  return [...drafts.values(), ...published.filter(({ _id }) => !drafts.has(_id))];
}

async function readBody(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString("utf8");
  return text ? (JSON.parse(text) as unknown) : null;
}

/** A server with the wire shape of Sanity's query and mutate API; groq-js answers, in memory. */
export class SanityServer {
  readonly asked: Asked[] = [];
  readonly mutations: unknown[][] = [];
  mood: Mood = "well";
  private readonly documents = new Map<string, StoredDocument>();
  private readonly server: Server;

  constructor(private readonly tokens = { read: "read-token", write: "write-token" }) {
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  async listen(port = 0) {
    await new Promise<void>((resolve) => void this.server.listen(port, "127.0.0.1", resolve));
    return this.url;
  }

  get url() {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close() {
    this.server.closeAllConnections();
    return new Promise<void>((resolve) => void this.server.close(() => resolve()));
  }

  /** Writes a document as the studio does; a new revision each time. */
  put(document: StoredDocument, at = new Date()) {
    const before = this.documents.get(document._id);
    this.documents.set(document._id, {
      _createdAt: before?._createdAt ?? at.toISOString(),
      ...document,
      _updatedAt: at.toISOString(),
      _rev: v4(),
    });
  }

  remove(id: string) {
    this.documents.delete(id);
  }

  read(id: string) {
    return this.documents.get(id);
  }

  get size() {
    return this.documents.size;
  }

  private async answer(request: IncomingMessage, response: ServerResponse) {
    if (this.mood === "silent") return;
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(body));
    };
    if (this.mood === "down") return send(503, { error: "Service Unavailable", message: "down for a test" });
    if (this.mood === "garbage") {
      response.writeHead(200, { "content-type": "text/html" });
      return response.end("<html>Welcome to the hotel's network</html>");
    }
    const url = new URL(request.url ?? "/", "http://localhost");
    if (url.pathname.includes("/data/query/")) return this.query(request, url, send);
    if (url.pathname.includes("/data/mutate/")) return this.mutate(request, url, send);
    return send(404, { error: "Not Found", message: url.pathname });
  }

  private async query(request: IncomingMessage, url: URL, send: (status: number, body: unknown) => void) {
    const posted = request.method === "POST" ? PostedQuery.parse(await readBody(request)) : null;
    const inAddress = [...url.searchParams].filter(([name]) => name.startsWith("$"));
    const params =
      posted?.params ??
      Object.fromEntries(inAddress.map(([name, value]) => [name.slice(1), JSON.parse(value) as unknown]));
    const query = posted?.query ?? url.searchParams.get("query") ?? "";
    const perspective = url.searchParams.get("perspective");
    const token = request.headers.authorization;
    this.asked.push({ perspective, token, query });
    const mayReadDrafts = Object.values(this.tokens).some((known) => token === `Bearer ${known}`);
    if (perspective !== "published" && !mayReadDrafts)
      return send(401, { error: "Unauthorized", message: "Session not found" });
    const dataset = this.mood === "empty" ? [] : inPerspective([...this.documents.values()], perspective);
    const result = toJS(evaluateSync(parse(query, { params }), { dataset, params })) as unknown;
    send(200, { ms: 1, query, result, syncTags: [] });
  }

  private async mutate(request: IncomingMessage, url: URL, send: (status: number, body: unknown) => void) {
    if (request.headers.authorization !== `Bearer ${this.tokens.write}`)
      return send(403, { error: { type: "mutationError", description: "Insufficient permissions" } });
    const { mutations } = Mutations.parse(await readBody(request));
    const clash = mutations.find((each) => "create" in each && this.documents.has(each.create._id));
    if (clash) return send(409, { error: { type: "mutationError", description: "Document already exists" } });
    if (url.searchParams.get("dryRun") !== "true") {
      this.mutations.push(mutations);
      for (const each of mutations) {
        if ("createOrReplace" in each) this.put(each.createOrReplace);
        else if ("create" in each) this.put(each.create);
        else this.remove(each.delete.id);
      }
    }
    send(200, { transactionId: v4(), results: [] });
  }
}
