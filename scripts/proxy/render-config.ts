import { readFileSync } from "node:fs";
import path from "node:path";

export type ProxyValues = {
  listenPort: number;
  upstreamPort: number;
  cacheFolder: string;
  /** How long a page is kept before the product is asked again; without it as the configuration says. */
  keepPages?: string;
};

/** deploy/nginx/bandwise.conf with other values: what an operator changes by hand. */
export function renderProxyConfig(root: string, values: ProxyValues) {
  const text = readFileSync(path.join(root, "deploy/nginx/bandwise.conf"), "utf8");
  const changes: [RegExp, string][] = [
    [/^( +)listen 80;$/m, `$1listen 127.0.0.1:${values.listenPort};`],
    [/^ +listen \[::\]:80;\n/m, ""],
    [/(?<=^ +server_name )bandwise\.example(?=;$)/m, "localhost"],
    [/(?<=^ +server )127\.0\.0\.1:3000(?= )/gm, `127.0.0.1:${values.upstreamPort}`],
    [/(?<=^proxy_cache_path )\/var\/cache\/nginx\/bandwise(?=\/pages )/m, values.cacheFolder],
    [/(?<=^proxy_cache_path )\/var\/cache\/nginx\/bandwise(?=\/files )/m, values.cacheFolder],
  ];
  if (values.keepPages) changes.push([/(?<=^ +proxy_cache_valid 200 )60s(?=;$)/m, values.keepPages]);
  return changes.reduce(changeOne, text);
}

function changeOne(text: string, [pattern, value]: [RegExp, string]) {
  if (!pattern.test(text)) {
    throw new Error(
      `deploy/nginx/bandwise.conf has no line like ${pattern.source}: correct scripts/proxy/render-config.ts.`,
    );
  }
  return text.replace(pattern, value);
}
