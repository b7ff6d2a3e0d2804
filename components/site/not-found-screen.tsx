import { LinkButton } from "@/components/ui/button";
import { Logo } from "@/components/ui/logo";
import { type Locale, localePath } from "@/lib/i18n/locales";
import { Phrased } from "@/components/site/phrased";

type Way = { path: string; text: string };
type NotFoundScreenProps = {
  locale: Locale;
  title: string;
  text: string;
  action: string;
  /** Where else to go on. */
  ways: readonly Way[];
};

export function NotFoundScreen({ locale, title, text, action, ways }: NotFoundScreenProps) {
  const home = localePath(locale, "/");
  return (
    <div className="page flex min-h-dvh flex-col">
      <header className="flex h-20 items-center">
        <a href={home} className="flex min-h-11 items-center">
          <Logo />
        </a>
      </header>
      <main className="grid grow content-center justify-items-center gap-5 pb-24 text-center">
        <OffTheScale />
        <p className="text-lg font-semibold text-ink-soft tabular">404</p>
        <h1 className="text-4xl">
          <Phrased>{title}</Phrased>
        </h1>
        <p className="max-w-narrow text-ink-soft">{text}</p>
        <LinkButton href={home} size="lg" className="mt-3">
          {action}
        </LinkButton>
        <ul className="flex flex-wrap justify-center gap-3">
          {ways.map(({ path, text: name }) => (
            <li key={path}>
              <LinkButton variant="secondary" href={localePath(locale, path)}>
                {name}
              </LinkButton>
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}

/** The ruler ends; the marker stands beyond it. */
function OffTheScale() {
  const ticks = Array.from({ length: 13 }, (_, index) => 20 + index * 18);
  return (
    <svg
      aria-hidden
      viewBox="0 0 320 110"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      className="w-72 max-w-full"
    >
      <path d="M10 82h236" strokeWidth="3" className="stroke-ink" />
      {ticks.map((x, index) => (
        <path
          key={x}
          d={`M${x} 82v-${index % 4 === 0 ? 20 : 11}`}
          className={index % 4 === 0 ? "stroke-ink" : "stroke-line-strong"}
        />
      ))}
      <path d="M252 82h54" strokeDasharray="2 9" className="stroke-line-strong" />
      <path d="M264 46h40v36h-40z" className="fill-mark" />
      <path d="M284 82V22" strokeWidth="3" className="stroke-ink" />
      <circle cx="284" cy="20" r="8" className="fill-marker stroke-ink" />
      <path d="M244 58q-14-16-34-6M214 45l-5 7 8 3" className="stroke-teal" />
    </svg>
  );
}
