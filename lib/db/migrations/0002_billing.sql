DROP INDEX "orders_open";--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "revoked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "frozen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "locale" text NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "lock_token" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "locked_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grants_order" ON "grants" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("status","checked_at");--> statement-breakpoint
ALTER TABLE "grants" DROP COLUMN "frozen";