import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { setRequestLocale } from "next-intl/server";

import { TaskSamplesPage } from "@/components/site/samples/task-samples-page";
import { samplePath } from "@/lib/content/samples/sample-path";
import { sampledTaskAt, sampledTasks } from "@/lib/content/samples/samples";
import { pageRecords } from "@/lib/content/pages/page-records";
import { type Locale, locales } from "@/lib/i18n/locales";
import { metadataAt } from "@/lib/seo/metadata";

type Props = { params: Promise<{ locale: Locale; task: string }> };

const taskOf = (segment: string) => sampledTaskAt(`${pageRecords.samples.path}/${segment}`);

export const dynamicParams = false;

export function generateStaticParams() {
  return locales.flatMap((locale) => sampledTasks.map((task) => ({ locale, task })));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, task: segment } = await params;
  const task = taskOf(segment);
  return task ? metadataAt(locale, samplePath(task)) : {};
}

export default async function TaskSamples({ params }: Props) {
  const { locale, task: segment } = await params;
  setRequestLocale(locale);
  const task = taskOf(segment);
  if (!task) notFound();
  return <TaskSamplesPage locale={locale} task={task} />;
}
