ALTER TABLE "users" ADD COLUMN "first_language" text;--> statement-breakpoint
ALTER TABLE "learner_goals" ADD COLUMN "target_overall" integer;--> statement-breakpoint
ALTER TABLE "learner_goals" ADD COLUMN "target_reading" integer;--> statement-breakpoint
ALTER TABLE "learner_goals" ADD COLUMN "target_listening" integer;--> statement-breakpoint
ALTER TABLE "learner_goals" ADD COLUMN "target_speaking" integer;--> statement-breakpoint
ALTER TABLE "learner_goals" ADD COLUMN "target_writing" integer;--> statement-breakpoint
ALTER TABLE "learner_goals" ADD COLUMN "week_goal" integer;--> statement-breakpoint
ALTER TABLE "learner_goals" ADD CONSTRAINT "learner_goals_overall" CHECK ("learner_goals"."target_overall" between 10 and 160 and "learner_goals"."target_overall" % 5 = 0);--> statement-breakpoint
ALTER TABLE "learner_goals" ADD CONSTRAINT "learner_goals_reading" CHECK ("learner_goals"."target_reading" between 10 and 160 and "learner_goals"."target_reading" % 5 = 0);--> statement-breakpoint
ALTER TABLE "learner_goals" ADD CONSTRAINT "learner_goals_listening" CHECK ("learner_goals"."target_listening" between 10 and 160 and "learner_goals"."target_listening" % 5 = 0);--> statement-breakpoint
ALTER TABLE "learner_goals" ADD CONSTRAINT "learner_goals_speaking" CHECK ("learner_goals"."target_speaking" between 10 and 160 and "learner_goals"."target_speaking" % 5 = 0);--> statement-breakpoint
ALTER TABLE "learner_goals" ADD CONSTRAINT "learner_goals_writing" CHECK ("learner_goals"."target_writing" between 10 and 160 and "learner_goals"."target_writing" % 5 = 0);--> statement-breakpoint
ALTER TABLE "learner_goals" ADD CONSTRAINT "learner_goals_week" CHECK ("learner_goals"."week_goal" between 1 and 1000);