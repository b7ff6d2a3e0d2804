ALTER TABLE "email_codes" ADD COLUMN "requester" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "email_codes" ADD COLUMN "other_attempts" integer DEFAULT 0 NOT NULL;