CREATE TABLE "deleted_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "deleted_sessions_deleted_idx" ON "deleted_sessions" USING btree ("deleted_at");--> statement-breakpoint
-- What a call beside a deletion has left, of people who are gone.
DELETE FROM "job_references" WHERE NOT EXISTS (SELECT 1 FROM "candidates" WHERE "candidates"."id" = "job_references"."candidate_id");--> statement-breakpoint
ALTER TABLE "job_references" ADD CONSTRAINT "job_references_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- These were made of the address and the name of a browser, which somebody could find by trying, and are of no use to the ids now.
UPDATE "job_reports" SET "reporter_hash" = NULL WHERE "reporter_hash" IS NOT NULL;
