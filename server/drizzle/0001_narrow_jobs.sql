-- Release 1.0.0 reads the column, which is empty from now on. A new column with a default rewrites no row.
ALTER TABLE "jobs" DROP COLUMN "search_head";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "search_head" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
-- Long texts and documents are stored outside of the rows, which a search so reads twice as fast. The start that makes
-- all documents again moves those of stored jobs.
ALTER TABLE "jobs" SET (toast_tuple_target = 256);
