ALTER TABLE "jobs" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "closed_by" text;--> statement-breakpoint
-- Nobody noted when; from now on counts.
UPDATE "jobs" SET "closed_at" = now(), "closed_by" = 'feed' WHERE "status" = 'closed';
