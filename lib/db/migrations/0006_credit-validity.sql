DROP INDEX "grants_balance";--> statement-breakpoint
CREATE INDEX "grants_balance" ON "grants" USING btree ("user_id","kind");--> statement-breakpoint
ALTER TABLE "grants" DROP COLUMN "expires_at";