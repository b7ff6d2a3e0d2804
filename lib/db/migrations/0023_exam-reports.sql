CREATE TABLE "official_results" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"overall" integer NOT NULL,
	"taken_on" date NOT NULL,
	"estimate" integer,
	"agreed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "official_results_overall" CHECK ("official_results"."overall" between 10 and 160 and "official_results"."overall" % 5 = 0)
);
--> statement-breakpoint
CREATE TABLE "report_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"exam_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"view" jsonb NOT NULL,
	"name" text,
	"shows_timing" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "official_results" ADD CONSTRAINT "official_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_links" ADD CONSTRAINT "report_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_links" ADD CONSTRAINT "report_links_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "official_results_user" ON "official_results" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "report_links_user" ON "report_links" USING btree ("user_id");