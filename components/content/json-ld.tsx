import type { Graph } from "schema-dts";

import { serializeJsonLd } from "@/lib/seo/serialize-json-ld";

export function JsonLd({ graph }: { graph: Graph["@graph"] }) {
  const data: Graph = { "@context": "https://schema.org", "@graph": graph };
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeJsonLd(data) }} />;
}
