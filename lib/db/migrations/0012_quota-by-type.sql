ALTER TABLE "practice_quota" ADD COLUMN "type" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "practice_quota" DROP CONSTRAINT "practice_quota_subject_day_pk";--> statement-breakpoint
ALTER TABLE "practice_quota" ADD CONSTRAINT "practice_quota_subject_day_type_pk" PRIMARY KEY("subject","day","type");