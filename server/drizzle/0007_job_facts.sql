ALTER TABLE "jobs" ADD COLUMN "min_education" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "min_experience_months" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "openings" integer;--> statement-breakpoint
-- Pay as `jobs/monthly-pay.ts` has it since now: under Rp 100.000 is not stated, and the least stands first.
UPDATE "jobs" SET "min_salary" = NULL WHERE "min_salary" < 100000;--> statement-breakpoint
UPDATE "jobs" SET "max_salary" = NULL WHERE "max_salary" < 100000;--> statement-breakpoint
UPDATE "jobs" SET "min_salary" = "max_salary", "max_salary" = "min_salary" WHERE "min_salary" > "max_salary";
