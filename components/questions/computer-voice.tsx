import { useTranslations } from "next-intl";

import type { AudioView } from "@/lib/questions/wire";

/** Says that a computer speaks: of this recording, where nobody recorded it, or of all that a voice says here. */
export function ComputerVoice({ recording }: { recording?: Pick<AudioView, "spokenBy"> | null }) {
  const t = useTranslations("Questions.listen-and-type");
  if (recording === null || recording?.spokenBy === "person") return null;
  return <span className="text-sm text-ink-soft">{t("computerVoice")}</span>;
}
