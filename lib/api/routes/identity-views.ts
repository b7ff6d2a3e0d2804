import { z } from "@hono/zod-openapi";

import { characters } from "@/lib/api/characters";
import { emailShape } from "@/lib/core/contact-message";
import { firstLanguages } from "@/lib/i18n/first-languages";
import { locales } from "@/lib/i18n/locales";
import { passwordLength } from "@/lib/services/identity/password-policy";

const Email = z
  .string()
  .max(254)
  .trim()
  .toLowerCase()
  .pipe(z.email({ pattern: emailShape }))
  .openapi({ example: "mina@example.com", format: "email", pattern: emailShape.source });
const Code = z
  .string()
  .regex(/^\d{6}$/)
  .openapi({ example: "123456" });
const Purpose = z.enum(["register", "reset"]).openapi({ example: "register" });
const example = "four quiet rivers run";
const Password = characters({ from: 1, to: passwordLength.most }).openapi({ example });
const NewPassword = characters({ from: passwordLength.least, to: passwordLength.most }).openapi({ example });
const Language = z.enum(locales).optional();
const Note = characters({ to: 100 }).optional();

export const GuestBody = z.object({ locale: Language });
export const CodeRequest = z.object({ email: Email, purpose: Purpose, locale: Language });
export const CodeSent = z.object({ sent: z.boolean(), expiresIn: z.number(), resendIn: z.number() });
export const CodeCheck = z.object({ email: Email, purpose: Purpose, code: Code });
export const Registration = z.object({
  email: Email,
  code: Code,
  password: NewPassword,
  nickname: z.string().trim().min(1).max(40).optional(),
  locale: Language,
  channel: Note,
  invite_code: Note,
  type: z.literal("pc").optional(),
});
export const Login = z.object({
  email: Email,
  password: Password.optional(),
  google: z.boolean().optional(),
  avatar: z.string().max(2_000).optional(),
  nickname: z.string().max(200).optional(),
  type: z.literal("pc").optional(),
  channel: Note,
  invite_code: Note,
  fbc: Note,
  fbp: Note,
});
export const PasswordReset = z.object({ email: Email, code: Code, password: NewPassword });

export const User = z
  .object({
    id: z.string(),
    email: z.string().nullable(),
    nickname: z.string(),
    name: z.string(),
    avatar: z.string(),
    picture: z.string(),
    vipEndTime: z.string().nullable(),
    freeVipEndTime: z.null(),
    examNum: z.number(),
    correctNum: z.number(),
    correctUnlimited: z.boolean(),
    temp: z.boolean(),
    firstLanguage: z
      .enum(firstLanguages)
      .nullable()
      .openapi({ description: "What they grew up speaking, if they said so." }),
    hasPassword: z.boolean().openapi({ description: "False for an account that was made with Google." }),
  })
  .openapi("User");

export const Token = z.object({ token: z.string(), expiresAt: z.string() });
export const SessionAnswer = Token.extend({ user: User, isNew: z.boolean() }).openapi("Session");
