CREATE TABLE "mistakes" (
	"user_id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"returns" integer DEFAULT 0 NOT NULL,
	"rights" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mistakes_user_id_item_id_pk" PRIMARY KEY("user_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "practice_items" ADD COLUMN "mistake_of" text;--> statement-breakpoint
ALTER TABLE "mistakes" ADD CONSTRAINT "mistakes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mistakes_due" ON "mistakes" USING btree ("user_id","due_at");--> statement-breakpoint
INSERT INTO "mistakes" ("user_id", "item_id", "due_at")
SELECT "user_id", "item_id", "finished_at" + interval '1 day'
FROM (
  SELECT DISTINCT ON (s."user_id", p."item_id") s."user_id", p."item_id", p."finished_at", scores."score"
  FROM "practice_items" p
  JOIN "practice_sets" s ON s."id" = p."set_id"
  JOIN (
    SELECT "context_id", "position", sum("weight" * "share") / nullif(sum("weight"), 0) AS "score"
    FROM (
      SELECT DISTINCT ON (a."context_id", a."position", a."step")
        a."context_id", a."position", a."weight", o."state", o."earned" / o."max" AS "share"
      FROM "answers" a
      JOIN "outcomes" o ON o."answer_id" = a."id"
      WHERE a."context" = 'practice'
      ORDER BY a."context_id", a."position", a."step", a."revision" DESC, o."seq" DESC
    ) newest
    WHERE "state" = 'scored'
    GROUP BY "context_id", "position"
  ) scores ON scores."context_id" = p."set_id" AND scores."position" = p."position"
  WHERE p."finished_at" IS NOT NULL
  ORDER BY s."user_id", p."item_id", p."finished_at" DESC
) last
WHERE "score" < 1;
