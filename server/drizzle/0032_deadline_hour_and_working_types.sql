DROP INDEX "jobs_deadline_idx";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "working_types" text[];--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "deadline_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "closes_at" timestamp with time zone GENERATED ALWAYS AS (coalesce(deadline_at, ((deadline + 1)::timestamp - make_interval(hours => case when location_id in (51, 52, 53, 63, 64, 65, 71, 72, 73, 74, 75, 76) then 8 when location_id in (81, 82, 91, 92, 93, 94, 95, 96) then 9 else 7 end)) at time zone 'UTC')) STORED;--> statement-breakpoint
CREATE INDEX "jobs_closes_at_idx" ON "jobs" USING btree ("closes_at");