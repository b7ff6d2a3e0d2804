import { requireListed, requireOperator } from "@/lib/api/middleware/require-operator";
import { requireAccount, requireUser } from "@/lib/api/middleware/require-user";

const bearer = [{ session: [] }];

export const callers = ["public", "guest", "account", "signed"] as const;
export type Caller = (typeof callers)[number];

/** Who may call a route; every route spreads one of these into its `createRoute`. */
export const callableBy = {
  /** Anybody; `ctx.actor` is there when a valid token came along. */
  public: { "x-caller": "public", security: [] },
  /** Anybody with a session, guests included. */
  guest: { "x-caller": "guest", security: bearer, middleware: requireUser },
  /** Somebody with an account. */
  account: { "x-caller": "account", security: bearer, middleware: requireAccount },
  /** Whoever holds a signature made with our secret: webhooks, signed addresses. The verb checks it. */
  signed: { "x-caller": "signed", security: [] },
  /**
   * Somebody whom OPERATOR_EMAILS names; `operator` behind a fresh code, too. For all others there is nothing here, and
   * the API's document does not tell.
   */
  listed: { hide: true, "x-caller": "listed", security: bearer, middleware: requireListed },
  operator: { hide: true, "x-caller": "operator", security: bearer, middleware: requireOperator },
};
