CREATE TABLE "achievements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"date" date NOT NULL,
	"organization_or_event" text NOT NULL,
	"description" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidate_interests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"position" integer GENERATED ALWAYS AS IDENTITY (sequence name "candidate_interests_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1)
);
--> statement-breakpoint
CREATE TABLE "candidate_languages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"language_id" integer NOT NULL,
	"level" text NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidate_skills" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"position" integer GENERATED ALWAYS AS IDENTITY (sequence name "candidate_skills_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1)
);
--> statement-breakpoint
CREATE TABLE "educations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"level_id" integer NOT NULL,
	"institution_id" integer,
	"other_institution" text,
	"major_id" integer,
	"other_major" text,
	"location" text NOT NULL,
	"start_date" date NOT NULL,
	"graduation_date" date,
	"is_present" boolean NOT NULL,
	"gpa" numeric(5, 2) NOT NULL,
	"description" text
);
--> statement-breakpoint
CREATE TABLE "organization_experiences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"organization_name" text NOT NULL,
	"position_name" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	"is_present" boolean NOT NULL,
	"additional_info" text
);
--> statement-breakpoint
CREATE TABLE "portfolios" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trainings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"institution_name" text NOT NULL,
	"type" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	"is_present" boolean NOT NULL,
	"location_name" text,
	"location_type" text NOT NULL,
	"status" text,
	"description" text
);
--> statement-breakpoint
CREATE TABLE "work_experiences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"company_name" text NOT NULL,
	"job_level_id" integer NOT NULL,
	"industry_id" integer NOT NULL,
	"working_type" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	"currently_working" boolean NOT NULL,
	"description" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "achievements" ADD CONSTRAINT "achievements_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_interests" ADD CONSTRAINT "candidate_interests_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_languages" ADD CONSTRAINT "candidate_languages_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_skills" ADD CONSTRAINT "candidate_skills_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "educations" ADD CONSTRAINT "educations_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_experiences" ADD CONSTRAINT "organization_experiences_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolios" ADD CONSTRAINT "portfolios_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainings" ADD CONSTRAINT "trainings_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_experiences" ADD CONSTRAINT "work_experiences_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "achievements_candidate_idx" ON "achievements" USING btree ("candidate_id");--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_interests_key" ON "candidate_interests" USING btree ("candidate_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_languages_key" ON "candidate_languages" USING btree ("candidate_id","language_id");--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_skills_key" ON "candidate_skills" USING btree ("candidate_id",lower("name"));--> statement-breakpoint
CREATE INDEX "educations_candidate_idx" ON "educations" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "organization_experiences_candidate_idx" ON "organization_experiences" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "portfolios_candidate_idx" ON "portfolios" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "trainings_candidate_idx" ON "trainings" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "work_experiences_candidate_idx" ON "work_experiences" USING btree ("candidate_id");