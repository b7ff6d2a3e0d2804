"use client";

import { useLocale, useTranslations } from "next-intl";
import { useSWRConfig } from "swr";

import { SentNote } from "@/components/learner/account/section-card";
import { useSend } from "@/components/learner/account/use-send";
import { named } from "@/components/learner/queries";
import { Button, LinkButton } from "@/components/ui/button";
import { apiClient } from "@/lib/api/client/api-client";
import { localePath } from "@/lib/i18n/locales";

/** The way to a course, and its reader's word that it was read. */
export function CourseButtons({ slug, isRead }: { slug: string; isRead: boolean }) {
  const t = useTranslations("Learner.path");
  const locale = useLocale();
  const { mutate } = useSWRConfig();
  const { busy, error, send } = useSend();

  const mark = () =>
    send(async () => {
      await apiClient.courses[":slug"].progress.$put({ param: { slug }, json: { isRead: !isRead } });
      await mutate(named("path"));
    });

  return (
    <>
      {isRead ? null : (
        <LinkButton variant="secondary" size="sm" href={localePath(locale, `/courses/${slug}`)}>
          {t("openCourse")}
        </LinkButton>
      )}
      <Button variant="quiet" size="sm" busy={busy} onClick={() => void mark()}>
        {t(isRead ? "markUnread" : "markRead")}
      </Button>
      <SentNote error={error} />
    </>
  );
}
