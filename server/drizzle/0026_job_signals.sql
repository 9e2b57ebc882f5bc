ALTER TABLE "jobs" ADD COLUMN "signals" jsonb;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "signals_version" integer;