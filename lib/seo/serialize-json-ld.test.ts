import { expect, test } from "vitest";

import { serializeJsonLd } from "@/lib/seo/serialize-json-ld";

test.for(["</script><script>alert(1)</script>", "<!--", "a < b", "\u2028"])(
  "%j stays inside its element and survives",
  (text) => {
    const json = serializeJsonLd({ text });
    expect(json).not.toContain("<");
    expect(JSON.parse(json)).toEqual({ text });
  },
);
