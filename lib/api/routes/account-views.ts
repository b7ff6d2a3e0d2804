import { z } from "@hono/zod-openapi";

import { withdrawalLimits } from "@/lib/core/withdrawal";
import { firstLanguages } from "@/lib/i18n/first-languages";
import { locales } from "@/lib/i18n/locales";

const Email = z.string().max(withdrawalLimits.email).trim().toLowerCase().pipe(z.email());
const Password = z.string().min(1).max(256);
/** One line that can stand in a mail and lead nowhere. */
const plainLine = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\r\n<>/\\@]*$/);
const Language = z.enum(locales);

export const AccountChange = z.object({
  nickname: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .regex(/^[^\r\n]*$/)
    .optional(),
  locale: Language.optional(),
  firstLanguage: z.enum(firstLanguages).nullable().optional().openapi({ example: "th" }),
});
export const PasswordChange = z.object({ current: Password, password: Password });
export const Deletion = z.object({ email: Email, password: Password.optional() });

export const SessionView = z.object({
  id: z.string(),
  device: z.enum(["mobile", "tablet", "pc"]),
  browser: z.string().nullable(),
  isCurrent: z.boolean(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
});

const Declared = z.object({
  declaredAt: z.string(),
  state: z.enum(["new", "waiting", "refunding", "refunded", "nothing-due", "by-hand"]),
  refund: z.number().int().nullable().openapi({ description: "What goes back, in the minor unit." }),
});
export const Withdrawal = Declared.openapi("Withdrawal");

const kinds = z.enum(["receipt", "credit", "reversal"]);

export const PurchaseView = z
  .object({
    id: z.string(),
    planId: z.string(),
    planName: z.string(),
    amount: z.number().int(),
    currency: z.string(),
    refundedAmount: z.number().int(),
    status: z.enum([
      "created",
      "open",
      "pending",
      "paid",
      "failed",
      "expired",
      "refunded",
      "disputed",
      "review",
    ]),
    orderedAt: z.string(),
    paidAt: z.string().nullable(),
    receipts: z.array(
      z.object({
        id: z.string(),
        number: z.string(),
        kind: kinds,
        amount: z.number().int(),
        issuedAt: z.string(),
      }),
    ),
    withdrawal: Declared.nullable(),
    offer: z
      .object({ until: z.string().nullable(), refund: z.number().int() })
      .nullable()
      .openapi({ description: "Until when one can withdraw, and what would go back now." }),
  })
  .openapi("Purchase");

export const ReceiptView = z
  .object({
    id: z.string(),
    number: z.string(),
    kind: kinds,
    issuedAt: z.string(),
    orderId: z.string(),
    planId: z.string(),
    planName: z.string(),
    amount: z.number().int(),
    currency: z.string(),
    taxRate: z.string().nullable(),
    tax: z.number().int(),
    agreedAt: z.string().nullable(),
    seller: z.object({
      name: z.string().nullable(),
      address: z.string().nullable(),
      taxNumber: z.string().nullable(),
      vatId: z.string().nullable(),
    }),
  })
  .openapi("Receipt");

export const OrderWithdrawal = z.object({
  name: plainLine(withdrawalLimits.name),
  email: Email,
  locale: Language,
});
export const PageWithdrawal = OrderWithdrawal.extend({
  order: plainLine(withdrawalLimits.order),
  /** People do not see this field and leave it empty. */
  website: z.literal(""),
});

export const Export = z.looseObject({ exportedAt: z.string() });
