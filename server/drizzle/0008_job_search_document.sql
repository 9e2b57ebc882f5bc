CREATE TABLE "search_words" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "search_document" "tsvector";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "search_head" "tsvector";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "search_version" integer;--> statement-breakpoint
CREATE INDEX "jobs_search_idx" ON "jobs" USING gin ("search_document");--> statement-breakpoint
-- Searches find the same without these indexes, only slower: see 0005_job_search. The embedded database has the
-- extension since this release.
DO $$ BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX IF NOT EXISTS "jobs_title_key_idx" ON "jobs" USING gin ("title_key" gin_trgm_ops);
	CREATE INDEX "search_words_trigram_idx" ON "search_words" USING gin ("word" gin_trgm_ops);
EXCEPTION WHEN feature_not_supported OR undefined_file OR undefined_object OR insufficient_privilege THEN
	RAISE NOTICE 'The trigram indexes are left out: %', SQLERRM;
END $$;
