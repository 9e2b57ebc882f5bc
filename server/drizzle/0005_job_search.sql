CREATE TABLE "data_stamps" (
	"name" text PRIMARY KEY NOT NULL,
	"stamp" uuid NOT NULL
);
--> statement-breakpoint
DROP INDEX "jobs_created_idx";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "title_key" text;--> statement-breakpoint
CREATE INDEX "jobs_list_idx" ON "jobs" USING btree ("created_at" DESC NULLS LAST,"id","working_type","workplace","location_id");--> statement-breakpoint
-- Searches find the same without this index, only slower: a server without pg_trgm, or where it may not be installed,
-- goes without, and so does the embedded database.
DO $$ BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX "jobs_title_key_idx" ON "jobs" USING gin ("title_key" gin_trgm_ops);
EXCEPTION WHEN feature_not_supported OR undefined_file OR undefined_object OR insufficient_privilege THEN
	RAISE NOTICE 'The search index on titles is left out: %', SQLERRM;
END $$;
--> statement-breakpoint
-- Before the statement, not after it: the stamp's row is then the first that a writer locks, so that two of them wait
-- for each other in one order.
CREATE FUNCTION "stamp_jobs"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO "data_stamps" ("name", "stamp") VALUES ('jobs', gen_random_uuid())
		ON CONFLICT ("name") DO UPDATE SET "stamp" = excluded."stamp";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "stamp_jobs" BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON "jobs"
	FOR EACH STATEMENT EXECUTE FUNCTION "stamp_jobs"();
--> statement-breakpoint
CREATE TRIGGER "stamp_jobs" BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON "companies"
	FOR EACH STATEMENT EXECUTE FUNCTION "stamp_jobs"();
--> statement-breakpoint
CREATE TRIGGER "stamp_jobs" BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON "locations"
	FOR EACH STATEMENT EXECUTE FUNCTION "stamp_jobs"();
--> statement-breakpoint
CREATE TRIGGER "stamp_jobs" BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cities"
	FOR EACH STATEMENT EXECUTE FUNCTION "stamp_jobs"();
