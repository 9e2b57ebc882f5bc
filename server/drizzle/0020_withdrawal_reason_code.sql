ALTER TABLE "application_events" ADD COLUMN "reason_code" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "outcome_reason_code" text;--> statement-breakpoint
-- The server wrote these words when a candidate requested the deletion of the account; no candidate did.
UPDATE "applications" SET "outcome_reason_code" = 'accountDeletion', "outcome_reason" = NULL WHERE "outcome" = 'withdrawn' AND "outcome_reason" = 'Akun akan dihapus';--> statement-breakpoint
ALTER TABLE "application_events" DISABLE TRIGGER "append_only";--> statement-breakpoint
UPDATE "application_events" SET "reason_code" = 'accountDeletion', "reason" = NULL WHERE "kind" = 'withdrawn' AND "reason" = 'Akun akan dihapus';--> statement-breakpoint
ALTER TABLE "application_events" ENABLE TRIGGER "append_only";
