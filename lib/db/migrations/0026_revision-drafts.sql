ALTER TABLE "correction_drafts" DROP CONSTRAINT "correction_drafts_user_id_task_prompt_name_pk";--> statement-breakpoint
ALTER TABLE "correction_drafts" ADD COLUMN "revises_id" uuid;--> statement-breakpoint
ALTER TABLE "correction_drafts" ADD CONSTRAINT "correction_drafts_revises_id_corrections_id_fk" FOREIGN KEY ("revises_id") REFERENCES "public"."corrections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "correction_drafts_revises" ON "correction_drafts" USING btree ("revises_id");--> statement-breakpoint
ALTER TABLE "correction_drafts" ADD CONSTRAINT "correction_drafts_place" UNIQUE NULLS NOT DISTINCT("user_id","task","prompt_name","revises_id");