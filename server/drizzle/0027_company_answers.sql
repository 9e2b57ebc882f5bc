CREATE TABLE "company_answers" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"days" integer NOT NULL,
	"answered" integer NOT NULL,
	"counted" integer NOT NULL,
	"refreshed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_answers" ADD CONSTRAINT "company_answers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The pages of jobs and companies show them.
CREATE TRIGGER "stamp_jobs" BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON "company_answers"
	FOR EACH STATEMENT EXECUTE FUNCTION "stamp_jobs"();
