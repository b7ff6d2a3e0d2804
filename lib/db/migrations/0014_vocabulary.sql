CREATE TABLE "learner_goals" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"test_date" date,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vocabulary_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"lemma" text NOT NULL,
	"part_of_speech" text NOT NULL,
	"word" text NOT NULL,
	"meaning" text NOT NULL,
	"ipa" text,
	"sentence" text,
	"source" text NOT NULL,
	"item_id" text,
	"added_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"stability" double precision NOT NULL,
	"difficulty" double precision NOT NULL,
	"scheduled_days" integer NOT NULL,
	"learning_steps" integer NOT NULL,
	"reps" integer NOT NULL,
	"lapses" integer NOT NULL,
	"last_review_at" timestamp with time zone,
	"suspended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "vocabulary_reviews" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"card_id" uuid NOT NULL,
	"rating" text,
	"undoes" uuid,
	"reviewed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"state_before" text,
	"before" jsonb,
	CONSTRAINT "vocabulary_reviews_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "vocabulary_reviews_kind" CHECK (("vocabulary_reviews"."rating" is null) = ("vocabulary_reviews"."undoes" is not null))
);
--> statement-breakpoint
CREATE TABLE "vocabulary_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"new_per_day" integer NOT NULL,
	"reviews_per_day" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "learner_goals" ADD CONSTRAINT "learner_goals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vocabulary_cards" ADD CONSTRAINT "vocabulary_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vocabulary_reviews" ADD CONSTRAINT "vocabulary_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vocabulary_reviews" ADD CONSTRAINT "vocabulary_reviews_card_id_vocabulary_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."vocabulary_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vocabulary_settings" ADD CONSTRAINT "vocabulary_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "vocabulary_cards_word" ON "vocabulary_cards" USING btree ("user_id","lemma","part_of_speech");--> statement-breakpoint
CREATE INDEX "vocabulary_cards_added" ON "vocabulary_cards" USING btree ("user_id","added_at","id");--> statement-breakpoint
CREATE INDEX "vocabulary_cards_due" ON "vocabulary_cards" USING btree ("user_id","state","due_at") WHERE "vocabulary_cards"."suspended_at" is null;--> statement-breakpoint
CREATE INDEX "vocabulary_reviews_day" ON "vocabulary_reviews" USING btree ("user_id","reviewed_at");--> statement-breakpoint
CREATE INDEX "vocabulary_reviews_card" ON "vocabulary_reviews" USING btree ("card_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vocabulary_reviews_undoes" ON "vocabulary_reviews" USING btree ("user_id","undoes");