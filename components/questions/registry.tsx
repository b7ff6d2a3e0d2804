"use client";

import dynamic from "next/dynamic";
import type { ComponentType } from "react";

import type { PlayerProps, ReviewProps } from "@/components/questions/player-props";
import type { QuestionType } from "@/lib/questions/types";

export const players: { [T in QuestionType]: ComponentType<PlayerProps<T>> } = {
  "read-and-select": dynamic(() => import("./read-and-select").then((m) => m.ReadAndSelect)),
  "fill-in-the-blanks": dynamic(() => import("./fill-in-the-blanks").then((m) => m.FillInTheBlanks)),
  "listen-and-type": dynamic(() => import("./listen-and-type").then((m) => m.ListenAndType)),
};

export const reviews: { [T in QuestionType]: ComponentType<ReviewProps<T>> } = {
  "read-and-select": dynamic(() => import("./read-and-select").then((m) => m.ReadAndSelectReview)),
  "fill-in-the-blanks": dynamic(() => import("./fill-in-the-blanks").then((m) => m.FillInTheBlanksReview)),
  "listen-and-type": dynamic(() => import("./listen-and-type-review").then((m) => m.ListenAndTypeReview)),
};
