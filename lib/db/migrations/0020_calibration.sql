CREATE TABLE "calibration_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"collected_to" timestamp with time zone NOT NULL,
	"collected" integer NOT NULL,
	"calibrated" integer NOT NULL,
	"flagged" integer NOT NULL,
	"ran_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_calibrations" (
	"item_id" text NOT NULL,
	"item_version" integer NOT NULL,
	"context" text NOT NULL,
	"run_id" uuid NOT NULL,
	"params" jsonb NOT NULL,
	"responses" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "item_calibrations_item_id_item_version_context_run_id_pk" PRIMARY KEY("item_id","item_version","context","run_id")
);
--> statement-breakpoint
CREATE TABLE "item_flags" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" text NOT NULL,
	"item_version" integer NOT NULL,
	"context" text NOT NULL,
	"kind" text NOT NULL,
	"language" text DEFAULT '' NOT NULL,
	"value" double precision NOT NULL,
	"p" double precision NOT NULL,
	"responses" integer NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"decided_by" text,
	"why" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "item_flags_decided" CHECK (("item_flags"."status" = 'open') = ("item_flags"."decided_at" is null) and ("item_flags"."decided_at" is null) = ("item_flags"."decided_by" is null) and ("item_flags"."decided_at" is null) = ("item_flags"."why" is null))
);
--> statement-breakpoint
CREATE TABLE "responses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "responses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"answer_id" uuid,
	"item_id" text NOT NULL,
	"item_version" integer NOT NULL,
	"context" text NOT NULL,
	"theta" double precision NOT NULL,
	"sd" double precision NOT NULL,
	"share" double precision NOT NULL,
	"first_language" text,
	"day" date NOT NULL,
	CONSTRAINT "responses_share" CHECK ("responses"."share" between 0 and 1)
);
--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "is_standard" boolean;--> statement-breakpoint
ALTER TABLE "item_calibrations" ADD CONSTRAINT "item_calibrations_run_id_calibration_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."calibration_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_calibrations" ADD CONSTRAINT "item_calibrations_item_id_item_version_items_id_version_fk" FOREIGN KEY ("item_id","item_version") REFERENCES "public"."items"("id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_flags" ADD CONSTRAINT "item_flags_item_id_item_version_items_id_version_fk" FOREIGN KEY ("item_id","item_version") REFERENCES "public"."items"("id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "responses" ADD CONSTRAINT "responses_answer_id_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."answers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "responses" ADD CONSTRAINT "responses_item_id_item_version_items_id_version_fk" FOREIGN KEY ("item_id","item_version") REFERENCES "public"."items"("id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calibration_runs_to" ON "calibration_runs" USING btree ("collected_to");--> statement-breakpoint
CREATE UNIQUE INDEX "item_flags_one" ON "item_flags" USING btree ("item_id","item_version","context","kind","language");--> statement-breakpoint
CREATE INDEX "item_flags_status" ON "item_flags" USING btree ("status","found_at");--> statement-breakpoint
CREATE UNIQUE INDEX "responses_answer" ON "responses" USING btree ("answer_id");--> statement-breakpoint
CREATE INDEX "responses_item" ON "responses" USING btree ("item_id","item_version","context","id");