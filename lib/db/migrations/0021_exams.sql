CREATE TABLE "exam_counts" (
	"blueprint" text NOT NULL,
	"item_id" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "exam_counts_blueprint_item_id_pk" PRIMARY KEY("blueprint","item_id")
);
--> statement-breakpoint
CREATE TABLE "exam_items" (
	"exam_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"item_id" text NOT NULL,
	"item_version" integer NOT NULL,
	"media" jsonb NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "exam_items_exam_id_position_pk" PRIMARY KEY("exam_id","position")
);
--> statement-breakpoint
CREATE TABLE "exam_responses" (
	"exam_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"part" integer NOT NULL,
	"revision" integer NOT NULL,
	"answer" jsonb,
	"millis" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"final_at" timestamp with time zone,
	"late" jsonb,
	"late_at" timestamp with time zone,
	CONSTRAINT "exam_responses_exam_id_position_part_pk" PRIMARY KEY("exam_id","position","part")
);
--> statement-breakpoint
CREATE TABLE "exam_tasks" (
	"exam_id" uuid NOT NULL,
	"index" integer NOT NULL,
	"task" text NOT NULL,
	"position" integer NOT NULL,
	"prompt" jsonb,
	"begun_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"correction_id" uuid,
	CONSTRAINT "exam_tasks_exam_id_index_pk" PRIMARY KEY("exam_id","index")
);
--> statement-breakpoint
CREATE TABLE "exams" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"exam" jsonb NOT NULL,
	"multiplier" double precision NOT NULL,
	"locale" text NOT NULL,
	"holder" uuid,
	"charged_by" text NOT NULL,
	"credits" integer NOT NULL,
	"is_returned" boolean DEFAULT false NOT NULL,
	"unscored" jsonb NOT NULL,
	"report" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"active_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "pool" text;--> statement-breakpoint
ALTER TABLE "exam_items" ADD CONSTRAINT "exam_items_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_items" ADD CONSTRAINT "exam_items_item_id_item_version_items_id_version_fk" FOREIGN KEY ("item_id","item_version") REFERENCES "public"."items"("id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_responses" ADD CONSTRAINT "exam_responses_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_tasks" ADD CONSTRAINT "exam_tasks_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exam_items_item" ON "exam_items" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "exam_tasks_correction" ON "exam_tasks" USING btree ("correction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exams_key" ON "exams" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "exams_user" ON "exams" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "exams_open" ON "exams" USING btree ("user_id","kind") WHERE "exams"."state" in ('ready', 'running');--> statement-breakpoint
CREATE INDEX "exams_due" ON "exams" USING btree ("due_at") WHERE "exams"."due_at" is not null;