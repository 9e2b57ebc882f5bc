ALTER TABLE "application_events" ADD COLUMN "appointment_minutes" integer;--> statement-breakpoint
ALTER TABLE "application_events" ADD COLUMN "appointment_bring" text;--> statement-breakpoint
ALTER TABLE "digest_settings" ADD COLUMN "appointment_mails" boolean DEFAULT true NOT NULL;