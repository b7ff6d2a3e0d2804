ALTER TABLE "items" ADD COLUMN "silent_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "items_silent" ON "items" USING btree ("id") WHERE "items"."silent_since" is not null;