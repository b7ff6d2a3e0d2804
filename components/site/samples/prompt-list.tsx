import { useTranslations } from "next-intl";

import { splitPrompt } from "@/components/site/samples/prompt-text";
import { ScenePicture } from "@/components/site/samples/scene-picture";
import type { SamplePrompt } from "@/lib/content/samples/sample-schema";

/** Links to the prompts, by their first words or by their pictures. */
export function PromptList({ prompts }: { prompts: readonly SamplePrompt[] }) {
  const t = useTranslations("Samples");
  const hasPictures = prompts.some(({ picture }) => picture);
  return (
    <nav aria-labelledby="prompts">
      <h2 id="prompts" className="text-sm text-ink-soft">
        {t("promptsTitle")}
      </h2>
      {hasPictures ? <Pictures prompts={prompts} /> : <Lines prompts={prompts} />}
    </nav>
  );
}

function Lines({ prompts }: { prompts: readonly SamplePrompt[] }) {
  return (
    <ol lang="en" className="mt-2 grid gap-x-8 md:grid-cols-2">
      {prompts.map((prompt) => (
        <li key={prompt.name} className="border-b border-line">
          <a
            href={`#${prompt.name}`}
            className="flex min-h-11 items-center py-1.5 hover:text-teal hover:underline"
          >
            {splitPrompt(prompt).heading}
          </a>
        </li>
      ))}
    </ol>
  );
}

function Pictures({ prompts }: { prompts: readonly SamplePrompt[] }) {
  return (
    <ol className="mt-2 grid grid-cols-2 gap-3 sm:grid-cols-4">
      {prompts.map(({ name, picture }) => (
        <li key={name}>
          {picture ? (
            <a
              href={`#${name}`}
              className="block overflow-hidden rounded-sm border border-line hover:border-teal"
            >
              <ScenePicture picture={picture} className="h-auto w-full" />
            </a>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
