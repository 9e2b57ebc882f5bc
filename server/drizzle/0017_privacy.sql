CREATE TABLE "data_export_parts" (
	"export_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "data_export_parts_export_id_position_pk" PRIMARY KEY("export_id","position")
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"status" text NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"size" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "last_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_events" ADD COLUMN "sent_fields" text[];--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "deletion_requested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "data_export_parts" ADD CONSTRAINT "data_export_parts_export_id_data_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."data_exports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_exports_candidate_idx" ON "data_exports" USING btree ("candidate_id","created_at");--> statement-breakpoint
CREATE INDEX "candidates_deletion_idx" ON "candidates" USING btree ("deletion_requested_at") WHERE "candidates"."deletion_requested_at" is not null;--> statement-breakpoint
-- Whoever deletes a candidate erases, beside how they may be reached, what they wrote in their reports.
CREATE OR REPLACE FUNCTION "erase_reporter_contact"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."contact" := NULL;
	NEW."text" := NULL;
	RETURN NEW;
END $$;
