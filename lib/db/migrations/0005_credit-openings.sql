CREATE TABLE "credit_openings" (
	"kind" text PRIMARY KEY NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "valid_days" integer;--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
UPDATE "grants" SET "valid_days" = 90 WHERE "kind" = 'exam' AND "expires_at" IS NOT NULL;--> statement-breakpoint
INSERT INTO "grants" ("id", "user_id", "kind", "order_id", "qty", "unlimited", "starts_at", "source", "revoked", "revoked_at", "frozen_at", "created_at")
SELECT gen_random_uuid(), g."user_id", 'correct', g."order_id", g."qty", true, g."starts_at", 'order:' || g."order_id" || ':unlimited',
	CASE WHEN o."status" = 'refunded' THEN g."qty" ELSE g."revoked" END, g."revoked_at", g."frozen_at", g."created_at"
FROM "grants" g JOIN "orders" o ON o."id" = g."order_id"
WHERE g."source" = 'order:' || g."order_id" || ':vip' AND g."unlimited"
ON CONFLICT ("source") DO NOTHING;
