CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"processor" text,
	"is_given" boolean NOT NULL,
	"age" text,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "correction_drafts" (
	"user_id" uuid NOT NULL,
	"task" text NOT NULL,
	"prompt_name" text NOT NULL,
	"parts" jsonb NOT NULL,
	"is_timed" boolean NOT NULL,
	"millis" integer NOT NULL,
	"revision" integer NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "correction_drafts_user_id_task_prompt_name_pk" PRIMARY KEY("user_id","task","prompt_name")
);
--> statement-breakpoint
CREATE TABLE "correction_results" (
	"correction_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"state" text NOT NULL,
	"turn" integer NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"verdict" text,
	"assessment" jsonb,
	"measures" jsonb,
	"queued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "correction_results_correction_id_round_pk" PRIMARY KEY("correction_id","round"),
	CONSTRAINT "correction_results_round" CHECK ("correction_results"."round" in (0, 1)),
	CONSTRAINT "correction_results_done" CHECK (("correction_results"."state" = 'done') = ("correction_results"."assessment" is not null and "correction_results"."verdict" is not null)),
	CONSTRAINT "correction_results_failed" CHECK (("correction_results"."state" = 'failed') = ("correction_results"."failure" is not null))
);
--> statement-breakpoint
CREATE TABLE "correction_tries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"device" text NOT NULL,
	"network" text NOT NULL,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "corrections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"origin" text NOT NULL,
	"task" text NOT NULL,
	"prompt_name" text,
	"source_answer_id" uuid,
	"asked" jsonb NOT NULL,
	"parts" jsonb NOT NULL,
	"said" text NOT NULL,
	"words" integer NOT NULL,
	"is_timed" boolean NOT NULL,
	"millis" integer NOT NULL,
	"locale" text NOT NULL,
	"charge" text NOT NULL,
	"revises_id" uuid,
	"root_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"returned_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "corrections_revision" CHECK (("corrections"."charge" = 'revision') = ("corrections"."revises_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correction_drafts" ADD CONSTRAINT "correction_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correction_results" ADD CONSTRAINT "correction_results_correction_id_corrections_id_fk" FOREIGN KEY ("correction_id") REFERENCES "public"."corrections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_source_answer_id_answers_id_fk" FOREIGN KEY ("source_answer_id") REFERENCES "public"."answers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_user" ON "consents" USING btree ("user_id","kind","decided_at");--> statement-breakpoint
CREATE INDEX "correction_results_queue" ON "correction_results" USING btree ("turn","queued_at") WHERE "correction_results"."state" in ('queued', 'scoring');--> statement-breakpoint
CREATE INDEX "correction_tries_device" ON "correction_tries" USING btree ("device","taken_at");--> statement-breakpoint
CREATE INDEX "correction_tries_network" ON "correction_tries" USING btree ("network","taken_at");--> statement-breakpoint
CREATE UNIQUE INDEX "corrections_key" ON "corrections" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "corrections_user" ON "corrections" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "corrections_root" ON "corrections" USING btree ("root_id");--> statement-breakpoint
CREATE INDEX "corrections_answer" ON "corrections" USING btree ("source_answer_id");