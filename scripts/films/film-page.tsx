import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

import { renderToStaticMarkup } from "react-dom/server";

import { picturesIn } from "@/scripts/films/film-files";
import type { FilmScript } from "@/scripts/films/film-script";
import { ListScene, PhotoScene, TitleScene } from "@/scripts/films/scenes/other-scenes";
import { ScreenScene } from "@/scripts/films/scenes/screen";
import { timing } from "@/scripts/films/scenes/timed";
import type { TimedScene, Timeline } from "@/scripts/films/timeline";

const root = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(root, file));
const require = createRequire(import.meta.url);

const fonts = {
  Inter: "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
  "Inter Sounds": "@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2",
  "Source Serif": "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2",
};

const address = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString("base64")}`;

const faces = () =>
  Object.entries(fonts).map(
    ([family, file]) =>
      `@font-face{font-family:"${family}";font-weight:200 900;src:url(${address("font/woff2", readFileSync(require.resolve(file)))})}`,
  );

/** The colours of the product, from the one file that names them. */
const tokens = () =>
  [
    ...read("app/globals.css")
      .toString()
      .matchAll(/^\s+(--(?:color|radius|ease)-[a-z-]+):\s*([^;]+);/gm),
  ]
    .filter(([, , value]) => value !== "initial")
    .map(([, name, value]) => `${name}:${value};`)
    .join("");

const drawingsOf = (script: FilmScript) =>
  new Map(picturesIn(script).map(({ file }) => [file, address("image/svg+xml", read(`public${file}`))]));

type FilmProps = { script: FilmScript; timeline: Timeline; pictures: ReadonlyMap<string, string> };

function SceneBody({ timed, script, pictures }: { timed: TimedScene } & Omit<FilmProps, "timeline">) {
  const { scene, beats, start } = timed;
  const shared = { beats, start, pictures };
  if (scene.kind === "title") return <TitleScene scene={scene} {...shared} drawing={script.drawing} />;
  if (scene.kind === "list") return <ListScene scene={scene} {...shared} />;
  if (scene.kind === "photo") return <PhotoScene scene={scene} {...shared} />;
  return <ScreenScene scene={scene} beats={beats} start={start} />;
}

function Film({ script, timeline, pictures }: FilmProps) {
  const beats = timeline.scenes.flatMap((each) => each.beats);
  return (
    <main data-section={script.section}>
      <header className="head">
        <span
          className="name"
          dangerouslySetInnerHTML={{ __html: `${read("public/icon.svg").toString()}Bandwise` }}
        />
        <span className="task">{script.task}</span>
      </header>
      {timeline.scenes.map((timed, index) => (
        <section
          key={timed.start}
          className={`scene ${index === 0 ? "first" : "in"} ${index === timeline.scenes.length - 1 ? "" : "out"}`}
          style={timing(timed.start, timed.until)}
        >
          <SceneBody timed={timed} script={script} pictures={pictures} />
        </section>
      ))}
      <footer className="ruler">
        {beats.map(({ start }, index) => (
          <i key={start} style={{ left: `${(index / (beats.length - 1)) * 100}%` }} />
        ))}
        {beats.map(({ start }, index) => (
          <b
            key={start}
            className={`quick in ${index === beats.length - 1 ? "" : "out"}`}
            style={{
              ...timing(start, beats[index + 1]?.start),
              left: `${(index / (beats.length - 1)) * 100}%`,
            }}
          />
        ))}
      </footer>
    </main>
  );
}

/** A whole film as one HTML page: every part carries its moment, and the recorder moves the clock. */
export function filmPage(script: FilmScript, timeline: Timeline): string {
  const pictures = drawingsOf(script);
  const body = renderToStaticMarkup(<Film script={script} timeline={timeline} pictures={pictures} />);
  const css = `${faces().join("")}:root{color-scheme:light;${tokens()}}${read("scripts/films/film.css").toString()}`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${css}</style><body>${body}</body></html>`;
}
