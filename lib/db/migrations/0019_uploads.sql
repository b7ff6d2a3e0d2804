ALTER TABLE "files" ADD COLUMN "expected_bytes" bigint;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "parts" text[] DEFAULT '{}' NOT NULL;