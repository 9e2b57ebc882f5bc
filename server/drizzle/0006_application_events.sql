CREATE TABLE "application_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "application_events_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"step" text,
	"outcome" text,
	"reason" text,
	"appointment_at" timestamp with time zone,
	"appointment_zone" text,
	"appointment_place" text,
	"appointment_url" text
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "outcome_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "outcome_reason" text;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_events_application_idx" ON "application_events" USING btree ("application_id","at");--> statement-breakpoint
UPDATE "applications" SET "outcome" = 'rejected', "outcome_at" = "rejected_at" WHERE "rejected_at" IS NOT NULL;
--> statement-breakpoint
-- What the rows prove: that an application was sent, and that it was turned down. Nobody noted when it moved to its step.
INSERT INTO "application_events" ("application_id", "at", "kind")
	SELECT "id", "applied_at", 'sent' FROM "applications" ORDER BY "applied_at", "id";
--> statement-breakpoint
INSERT INTO "application_events" ("application_id", "at", "kind", "outcome")
	SELECT "id", "rejected_at", 'outcome', 'rejected' FROM "applications" WHERE "rejected_at" IS NOT NULL ORDER BY "rejected_at", "id";
--> statement-breakpoint
-- A delete that comes from the application's own is within the trigger of its foreign key.
CREATE FUNCTION "refuse_event_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'application_events is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE ON "application_events"
	FOR EACH ROW EXECUTE FUNCTION "refuse_event_change"();
