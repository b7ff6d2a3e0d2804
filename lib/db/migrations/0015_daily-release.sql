CREATE TABLE "bank_releases" (
	"day" date PRIMARY KEY NOT NULL,
	"published" jsonb NOT NULL,
	"retired" jsonb NOT NULL,
	"released_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "items_waiting" ON "items" USING btree ("type","facet","id") WHERE "items"."status" = 'waiting';