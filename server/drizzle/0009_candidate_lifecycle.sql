ALTER TABLE "candidates" ADD COLUMN "terms_accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "terms_version" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotent_answers" ADD COLUMN "candidate_id" uuid;--> statement-breakpoint
CREATE INDEX "idempotent_answers_candidate_idx" ON "idempotent_answers" USING btree ("candidate_id");--> statement-breakpoint
-- Whoever deletes a candidate deletes the stored responses about them.
CREATE FUNCTION "delete_candidate_responses"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "idempotent_answers" WHERE "candidate_id" = OLD."id";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "delete_responses" AFTER DELETE ON "candidates"
	FOR EACH ROW EXECUTE FUNCTION "delete_candidate_responses"();
