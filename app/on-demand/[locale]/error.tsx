"use client";

export { default } from "@/app/[locale]/(site)/error";
