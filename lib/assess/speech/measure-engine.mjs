// Measures recordings of free speech in an isolated engine.
import "../../engines/import-typescript.mjs";

import { serveEngine } from "../../engines/serve-engine.mjs";

const { measurePart } = await import("./measure-part.ts");

serveEngine(({ parts, sampleRate }) => parts.map((samples) => measurePart(samples, sampleRate)));
