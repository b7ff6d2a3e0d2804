CREATE TABLE "media" (
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"source" jsonb NOT NULL,
	"licence" text NOT NULL,
	"attribution" text,
	"content_hash" text NOT NULL,
	"status" text NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_id_version_pk" PRIMARY KEY("id","version")
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"context" text NOT NULL,
	"context_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"item_id" text,
	"item_version" integer,
	"prompt" jsonb,
	"step" integer NOT NULL,
	"kind" text NOT NULL,
	"revision" integer NOT NULL,
	"skill" text NOT NULL,
	"weight" double precision NOT NULL,
	"answer" jsonb,
	"opened_at" timestamp with time zone,
	"deadline_at" timestamp with time zone,
	"answered_at" timestamp with time zone NOT NULL,
	"millis" integer NOT NULL,
	CONSTRAINT "answers_asked" CHECK (("answers"."item_id" is not null) <> ("answers"."prompt" is not null))
);
--> statement-breakpoint
CREATE TABLE "assessments" (
	"answer_id" uuid PRIMARY KEY NOT NULL,
	"assessor" text NOT NULL,
	"state" text NOT NULL,
	"engine" text,
	"findings" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "clocks" (
	"context_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"run" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"deadline_at" timestamp with time zone NOT NULL,
	CONSTRAINT "clocks_context_id_position_run_pk" PRIMARY KEY("context_id","position","run")
);
--> statement-breakpoint
CREATE TABLE "outcomes" (
	"answer_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"attempt" text NOT NULL,
	"state" text NOT NULL,
	"earned" double precision,
	"max" double precision,
	"limited" text,
	"reason" text,
	"retry" boolean,
	"review" jsonb,
	"who" text,
	"why" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outcomes_answer_id_seq_pk" PRIMARY KEY("answer_id","seq"),
	CONSTRAINT "outcomes_scored" CHECK (("outcomes"."state" = 'scored') = ("outcomes"."earned" is not null and "outcomes"."max" is not null)),
	CONSTRAINT "outcomes_range" CHECK ("outcomes"."max" > 0 and "outcomes"."earned" >= 0 and "outcomes"."earned" <= "outcomes"."max"),
	CONSTRAINT "outcomes_mended" CHECK (("outcomes"."who" is null) = ("outcomes"."why" is null))
);
--> statement-breakpoint
DROP INDEX "items_audio";--> statement-breakpoint
DROP INDEX "practice_sets_open";--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "steps" jsonb;--> statement-breakpoint
ALTER TABLE "practice_items" ADD COLUMN "media" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "practice_items" ADD COLUMN "begun_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "practice_items" ADD COLUMN "finished_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "practice_sets" ADD COLUMN "purpose" text;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_item_id_item_version_items_id_version_fk" FOREIGN KEY ("item_id","item_version") REFERENCES "public"."items"("id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_answer_id_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clocks" ADD CONSTRAINT "clocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_answer_id_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "media_published" ON "media" USING btree ("id") WHERE "media"."status" = 'published';--> statement-breakpoint
CREATE UNIQUE INDEX "answers_revision" ON "answers" USING btree ("context_id","position","step","revision");--> statement-breakpoint
CREATE INDEX "answers_user" ON "answers" USING btree ("user_id","answered_at");--> statement-breakpoint
CREATE INDEX "assessments_waiting" ON "assessments" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "clocks_user" ON "clocks" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "outcomes_attempt" ON "outcomes" USING btree ("answer_id","attempt");--> statement-breakpoint
UPDATE "items" SET "steps" = jsonb_build_array(jsonb_build_object(
	'kind', 'main', 'run', 0, 'clock', 'main',
	'prompt', CASE WHEN "audio_id" IS NULL THEN "prompt" ELSE "prompt" - 'audio' END,
	'key', CASE WHEN "audio_id" IS NULL THEN "key" ELSE "key" - 'voice' END,
	'media', CASE WHEN "audio_id" IS NULL THEN '[]'::jsonb ELSE jsonb_build_array(jsonb_build_object(
		'mediaId', "audio_id", 'kind', 'audio', 'when', 'prompt', 'alt', '')) END));
--> statement-breakpoint
ALTER TABLE "items" ALTER COLUMN "steps" SET NOT NULL;
--> statement-breakpoint
INSERT INTO "media" ("id", "version", "kind", "source", "licence", "content_hash", "status", "published_at")
SELECT DISTINCT ON ("audio_id") "audio_id", 1, 'audio',
	jsonb_build_object('from', 'speech', 'text', "key" ->> 'text', 'voice', "key" ->> 'voice'), 'own work', '', 'published', "published_at"
FROM "items" WHERE "audio_id" IS NOT NULL ORDER BY "audio_id", "version";
--> statement-breakpoint
UPDATE "practice_sets" SET "purpose" = 'type:' || "type";
--> statement-breakpoint
ALTER TABLE "practice_sets" ALTER COLUMN "purpose" SET NOT NULL;
--> statement-breakpoint
UPDATE "practice_items" SET "begun_at" = "answered_at", "finished_at" = "answered_at";
--> statement-breakpoint
UPDATE "practice_items" SET "media" = jsonb_build_array(jsonb_build_object('id', "items"."audio_id", 'version', 1))
FROM "items" WHERE "items"."id" = "item_id" AND "items"."version" = "item_version" AND "items"."audio_id" IS NOT NULL;
--> statement-breakpoint
INSERT INTO "answers" ("id", "context", "context_id", "position", "user_id", "type", "item_id", "item_version", "step", "kind",
	"revision", "skill", "weight", "answer", "answered_at", "millis")
SELECT gen_random_uuid(), 'practice', "set_id", "position", "user_id", "items"."type", "item_id", "item_version", 0, 'main',
	0, CASE WHEN "items"."audio_id" IS NULL THEN 'reading' ELSE 'listening' END, 1, "answer", "answered_at", coalesce("millis", 0)
FROM "practice_items"
JOIN "practice_sets" ON "practice_sets"."id" = "set_id"
JOIN "items" ON "items"."id" = "item_id" AND "items"."version" = "item_version"
WHERE "answered_at" IS NOT NULL;
--> statement-breakpoint
INSERT INTO "outcomes" ("answer_id", "seq", "attempt", "state", "earned", "max", "review", "created_at")
SELECT "answers"."id", 0, 'answer', 'scored', least(1, greatest(0, coalesce("score", 0))), 1, "review", "answers"."answered_at"
FROM "answers" JOIN "practice_items" ON "set_id" = "context_id" AND "practice_items"."position" = "answers"."position";
--> statement-breakpoint
CREATE UNIQUE INDEX "practice_sets_open" ON "practice_sets" USING btree ("user_id","purpose") WHERE "practice_sets"."finished_at" is null;--> statement-breakpoint
ALTER TABLE "items" DROP COLUMN "prompt";--> statement-breakpoint
ALTER TABLE "items" DROP COLUMN "key";--> statement-breakpoint
ALTER TABLE "items" DROP COLUMN "audio_id";--> statement-breakpoint
ALTER TABLE "practice_items" DROP COLUMN "answer";--> statement-breakpoint
ALTER TABLE "practice_items" DROP COLUMN "score";--> statement-breakpoint
ALTER TABLE "practice_items" DROP COLUMN "review";--> statement-breakpoint
ALTER TABLE "practice_items" DROP COLUMN "millis";--> statement-breakpoint
ALTER TABLE "practice_items" DROP COLUMN "answered_at";--> statement-breakpoint
ALTER TABLE "practice_sets" DROP COLUMN "type";