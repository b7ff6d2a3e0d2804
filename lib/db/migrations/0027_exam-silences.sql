ALTER TABLE "exams" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "silences" jsonb DEFAULT '[]'::jsonb NOT NULL;