CREATE TABLE "job_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"receipt" text NOT NULL,
	"job_id" uuid NOT NULL,
	"candidate_id" uuid,
	"reporter_hash" text,
	"reason" text NOT NULL,
	"text" text,
	"contact" text,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "job_reports_receipt_unique" UNIQUE("receipt")
);
--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "job_reports_candidate_idx" ON "job_reports" USING btree ("job_id","candidate_id") WHERE "job_reports"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "job_reports_reporter_idx" ON "job_reports" USING btree ("job_id","reporter_hash") WHERE "job_reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "job_reports_candidate_only_idx" ON "job_reports" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "job_reports_created_idx" ON "job_reports" USING btree ("created_at");--> statement-breakpoint
-- Whoever deletes a candidate erases how they may be reached about their reports.
CREATE FUNCTION "erase_reporter_contact"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."contact" := NULL;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "erase_contact" BEFORE UPDATE OF "candidate_id" ON "job_reports"
	FOR EACH ROW WHEN (OLD."candidate_id" IS NOT NULL AND NEW."candidate_id" IS NULL)
	EXECUTE FUNCTION "erase_reporter_contact"();
