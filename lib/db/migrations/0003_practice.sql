CREATE TABLE "bank_loads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"added" integer NOT NULL,
	"changed" integer NOT NULL,
	"retired" integer NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "items_hash";--> statement-breakpoint
DROP INDEX "practice_items_item";--> statement-breakpoint
DROP INDEX "items_pick";--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "params" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "facet" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "level" text DEFAULT 'medium' NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "audio_id" text;--> statement-breakpoint
CREATE INDEX "bank_loads_loaded" ON "bank_loads" USING btree ("loaded_at");--> statement-breakpoint
CREATE UNIQUE INDEX "items_published" ON "items" USING btree ("id") WHERE "items"."status" = 'published';--> statement-breakpoint
CREATE INDEX "items_audio" ON "items" USING btree ("audio_id") WHERE "items"."audio_id" is not null;--> statement-breakpoint
CREATE INDEX "practice_quota_day" ON "practice_quota" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "practice_sets_open" ON "practice_sets" USING btree ("user_id","type") WHERE "practice_sets"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "items_pick" ON "items" USING btree ("type","facet","id") WHERE "items"."status" = 'published';