import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { unwritten } from "@/lib/content/gate/unwritten";
import { RedirectTable } from "@/lib/content/addresses/redirect-table";
import { blogCategories, courseSections, learnCategories } from "@/lib/content/schemas";
import { taskFormats } from "@/lib/content/task-formats";
import { taskTypes, type TaskType } from "@/lib/content/task-names";
import { bodySkeletons } from "@/scripts/content/edit/body-skeletons";
import { redirectsFile } from "@/scripts/content/check/check-redirects";
import { readTable } from "@/scripts/content/check/read-table";
import { slugShape } from "@/scripts/content/collect-documents";
import {
  courseFor,
  nextOrder,
  nextPosition,
  placedCourses,
  type PlacedCourse,
} from "@/scripts/content/edit/placed-courses";

const kinds = { course: "courses", courses: "courses", learn: "learn", blog: "blog" } as const;
type Kind = (typeof kinds)[keyof typeof kinds];

export type Request = {
  kind: string;
  slug: string;
  category?: string | undefined;
  section?: string | undefined;
  task?: string | undefined;
};

export type Created = { files: string[]; next: string[] } | { refused: string };

const longest = 80;
const isKind = (name: string): name is keyof typeof kinds => Object.hasOwn(kinds, name);
const isTask = (name: string | undefined): name is TaskType => taskTypes.some((task) => task === name);
const oneOf = (names: readonly string[]) => `one of ${names.join(", ")}`;

/** Writes the English draft of a new document and the facts beside it; refuses what could not be right. */
export function createDocument(root: string, request: Request, today: string): Created {
  if (!isKind(request.kind))
    return { refused: `There is no collection "${request.kind}": choose one of course, learn, blog.` };
  const kind = kinds[request.kind];
  const courses = placedCourses(root);
  const refused =
    slugTrouble(root, kind, request.slug) ??
    optionTrouble(kind, request, courses) ??
    redirectTrouble(root, kind, request);
  if (refused) return { refused };

  const folder = `content/${kind}/${request.slug}`;
  const order = kind === "learn" ? nextOrder(root, request.category ?? "") : undefined;
  const files = Object.entries(filesOf(kind, request, { courses, order, today }));
  mkdirSync(path.join(root, folder), { recursive: true });
  for (const [name, text] of files) writeFileSync(path.join(root, folder, name), text);
  return { files: files.map(([name]) => `${folder}/${name}`), next: nextSteps(kind) };
}

type Around = { courses: PlacedCourse[]; order: number | undefined; today: string };

function filesOf(kind: Kind, { slug, ...request }: Request, { courses, order, today }: Around) {
  const task = isTask(request.task) ? request.task : undefined;
  const section = request.section ?? (task ? taskFormats[task].skill : "");
  const course = courseFor(courses, task, request.category)?.slug ?? "";
  const facts =
    kind === "courses"
      ? courseFacts({ slug, section, position: nextPosition(courses, section), task, today })
      : articleFacts({ category: request.category ?? "", order, course, today });
  const body = bodySkeletons[kind]({ course, task, today });
  return { "en.mdx": `${head(kind, slug, today)}\n${body}`, "meta.yaml": facts };
}

function slugTrouble(root: string, kind: Kind, slug: string) {
  if (!slugShape.test(slug))
    return `"${slug}" cannot be an address: write lower-case words joined by hyphens, like test-format.`;
  if (slug.length > longest) return `The address has ${slug.length} letters: keep it to ${longest}.`;
  const folder = `content/${kind}/${slug}`;
  return existsSync(path.join(root, folder))
    ? `${folder} exists already: write there, or choose another address.`
    : null;
}

/** A page at an address that leads elsewhere would never be reached. */
function redirectTrouble(root: string, kind: Kind, { slug, category }: Request) {
  const address = kind === "blog" ? `/blog/${category}/${slug}` : `/${kind}/${slug}`;
  const table = readTable(root, redirectsFile, RedirectTable, []);
  const taken = table?.value.redirects.find(({ from }) => from === address);
  return taken
    ? `${address} leads to ${taken.to}: delete that entry of ${redirectsFile}, or choose another address.`
    : null;
}

function optionTrouble(kind: Kind, request: Request, courses: PlacedCourse[]) {
  const { task } = request;
  if (task !== undefined && !isTask(task))
    return `There is no task "${task}": --task is ${oneOf(taskTypes)}.`;
  return kind === "courses" ? courseTrouble(request, courses) : articleTrouble(kind, request, courses);
}

function courseTrouble({ category, section, task }: Request, courses: PlacedCourse[]) {
  const sections = `--section is ${oneOf(courseSections)}`;
  if (category !== undefined) return `A course has a section and no category: ${sections}.`;
  if (section === undefined && task === undefined)
    return `Say where the course belongs: ${sections}; with --task the section follows.`;
  if (section !== undefined && !courseSections.some((name) => name === section))
    return `There is no section "${section}": ${sections}.`;
  const place = section ?? (isTask(task) ? taskFormats[task].skill : "");
  return nextPosition(courses, place) > 99
    ? `The section "${place}" is full: a position is at most 99.`
    : null;
}

function articleTrouble(kind: "learn" | "blog", { category, section }: Request, courses: PlacedCourse[]) {
  const allowed: readonly string[] = kind === "learn" ? learnCategories : blogCategories;
  const categories = `--category is ${oneOf(allowed)}`;
  if (section !== undefined) return `A text of ${kind} has a category and no section: ${categories}.`;
  if (category === undefined) return `Say the category: ${categories}.`;
  if (!allowed.includes(category)) return `There is no category "${category}" in ${kind}: ${categories}.`;
  return courses.length === 0
    ? "An article leads to a course, and there is none: write a course first."
    : null;
}

const words = (slug: string) => {
  const text = slug.replaceAll("-", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const head = (kind: Kind, slug: string, today: string) => `---
title: "${words(slug)}"
description: "${unwritten}: what a search engine shows, in up to 220 characters."
${kind === "courses" ? `objective: "${unwritten}: what the reader can do afterwards."\n` : ""}status: draft
publishAt: ${today}
l10n:
  source: en
  by: human
---
`;

type CourseFacts = {
  slug: string;
  section: string;
  position: number;
  task: TaskType | undefined;
  today: string;
};

const courseFacts = ({ slug, section, position, task, today }: CourseFacts) => `section: ${section}
position: ${position}
${task ? `questionType: ${task}\n` : ""}minutes: 10
datePublished: ${today}
dateModified: ${today}
image: /images/courses/${slug}.svg
`;

const articleFacts = (facts: {
  category: string;
  order: number | undefined;
  course: string;
  today: string;
}) => `category: ${facts.category}
${facts.order ? `order: ${facts.order}\n` : ""}datePublished: ${facts.today}
dateModified: ${facts.today}
related: [${facts.course}]
`;

function nextSteps(kind: Kind) {
  const cover = "npm run content:covers: draws the course's cover, which meta.yaml names; the check wants it";
  return [
    ...(kind === "courses" ? [cover] : []),
    `Write the text in place of every ${unwritten}`,
    "npm run content:check: says what is left to correct",
    "npm run content:dev: shows the draft",
  ];
}
