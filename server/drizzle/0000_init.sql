CREATE SEQUENCE "public"."jobs_import_order_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "account_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"registration_id" uuid,
	"email_change_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "application_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "application_events_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"step" text,
	"outcome" text,
	"reason" text,
	"reason_code" text,
	"appointment_id" uuid,
	"appointment_at" timestamp with time zone,
	"appointment_zone" text,
	"appointment_place" text,
	"appointment_url" text,
	"appointment_minutes" integer,
	"appointment_bring" text,
	"sent_fields" text[]
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"status" text DEFAULT 'apply' NOT NULL,
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL,
	"outcome" text,
	"outcome_at" timestamp with time zone,
	"outcome_reason" text,
	"outcome_reason_code" text,
	CONSTRAINT "applications_candidate_job_key" UNIQUE("candidate_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "candidates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"phone_number" text,
	"password_hash" text NOT NULL,
	"activated_at" timestamp with time zone,
	"terms_accepted_at" timestamp with time zone,
	"terms_version" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"image" text,
	"professional_headline" text,
	"about" text,
	"identity_number" text,
	"gender" text,
	"dob" date,
	"birth_place_id" integer,
	"location_id" integer,
	"city_id" integer,
	"detail_location" text,
	"linkedin" text,
	"instagram" text,
	"current_salary" bigint,
	"expected_salary" bigint,
	"placed" boolean DEFAULT false NOT NULL,
	"no_work_experience" boolean DEFAULT false NOT NULL,
	"deletion_requested_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"location_id" integer NOT NULL,
	CONSTRAINT "cities_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"logo" text,
	"banner" text,
	"logo_source" text,
	"banner_source" text,
	CONSTRAINT "companies_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "company_answers" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"days" integer NOT NULL,
	"answered" integer NOT NULL,
	"counted" integer NOT NULL,
	"refreshed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "education_items" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"name" text NOT NULL,
	"levels" integer[] NOT NULL,
	CONSTRAINT "education_items_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "job_references" (
	"candidate_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"ref" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_references_candidate_id_job_id_pk" PRIMARY KEY("candidate_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"title_key" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	"working_type" text,
	"working_types" text[],
	"workplace" text,
	"deadline" date,
	"deadline_at" timestamp with time zone,
	"closes_at" timestamp with time zone GENERATED ALWAYS AS (coalesce(deadline_at, ((deadline + 1)::timestamp - make_interval(hours => case when location_id in (51, 52, 53, 63, 64, 65, 71, 72, 73, 74, 75, 76) then 8 when location_id in (81, 82, 91, 92, 93, 94, 95, 96) then 9 else 7 end)) at time zone 'UTC')) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"revised_at" timestamp with time zone,
	"location_id" integer,
	"city_id" integer,
	"company_id" uuid NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"requirements" text DEFAULT '' NOT NULL,
	"function_of_interest" text,
	"industry" text,
	"min_salary" bigint,
	"max_salary" bigint,
	"salary_period" text,
	"stated" jsonb,
	"min_education" text,
	"min_experience_months" integer,
	"openings" integer,
	"benefits" text[] DEFAULT '{}'::text[] NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"content_hash" text NOT NULL,
	"search_document" "tsvector" NOT NULL,
	"search_version" integer NOT NULL,
	"signals" jsonb NOT NULL,
	"signals_version" integer NOT NULL,
	"import_order" bigint DEFAULT nextval('jobs_import_order_seq') NOT NULL,
	CONSTRAINT "jobs_slug_unique" UNIQUE("slug"),
	CONSTRAINT "jobs_source_key" UNIQUE("source","source_id")
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "locations_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "master_items" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "master_items_kind_id_pk" PRIMARY KEY("kind","id"),
	CONSTRAINT "master_items_name_key" UNIQUE("kind","name")
);
--> statement-breakpoint
CREATE TABLE "pending_registrations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone_number" text NOT NULL,
	"password_hash" text NOT NULL,
	"terms_version" text NOT NULL,
	"return_to" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "removed_jobs" (
	"slug" text PRIMARY KEY NOT NULL,
	"removed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"browser" text,
	"system" text,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
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
CREATE TABLE "rate_limit_windows" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"address" text,
	"candidate_id" uuid
);
--> statement-breakpoint
CREATE TABLE "idempotent_answers" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"caller_hash" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" integer,
	"body" text,
	"candidate_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"receipt" text NOT NULL,
	"job_id" uuid NOT NULL,
	"candidate_id" uuid,
	"reporter_hash" text,
	"reason" text NOT NULL,
	"text" text,
	"contact" text,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "job_reports_receipt_unique" UNIQUE("receipt")
);
--> statement-breakpoint
CREATE TABLE "bookmarks" (
	"candidate_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"saved" boolean NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"slug" text,
	"title" text,
	"company" text,
	CONSTRAINT "bookmarks_candidate_id_job_id_pk" PRIMARY KEY("candidate_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "digest_settings" (
	"candidate_id" uuid PRIMARY KEY NOT NULL,
	"zone" text,
	"due_at" timestamp with time zone,
	"appointment_mails" boolean DEFAULT true NOT NULL,
	"refused_email" text
);
--> statement-breakpoint
CREATE TABLE "digests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"day" date NOT NULL,
	"up_to" bigint NOT NULL,
	"outcome" text,
	"job_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "digests_day_key" UNIQUE("candidate_id","day")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"query_version" integer NOT NULL,
	"alert" text NOT NULL,
	"ended_alert" text,
	"cursor" bigint NOT NULL,
	"found_up_to" bigint DEFAULT 0 NOT NULL,
	"mailed_up_to" bigint NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unsubscribe_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"candidate_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"threshold" text DEFAULT '' NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_key" UNIQUE("candidate_id","kind","subject","threshold")
);
--> statement-breakpoint
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
CREATE TABLE "deleted_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "last_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_devices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"session_hash" text,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"name" text,
	"without_content" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"refused" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "push_devices_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "push_keys" (
	"id" integer PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_stamps" (
	"name" text PRIMARY KEY NOT NULL,
	"stamp" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_registration_id_pending_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."pending_registrations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_email_change_id_email_changes_id_fk" FOREIGN KEY ("email_change_id") REFERENCES "public"."email_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_birth_place_id_locations_id_fk" FOREIGN KEY ("birth_place_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_answers" ADD CONSTRAINT "company_answers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_references" ADD CONSTRAINT "job_references_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_registrations" ADD CONSTRAINT "pending_registrations_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "achievements" ADD CONSTRAINT "achievements_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_interests" ADD CONSTRAINT "candidate_interests_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_languages" ADD CONSTRAINT "candidate_languages_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_skills" ADD CONSTRAINT "candidate_skills_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "educations" ADD CONSTRAINT "educations_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_experiences" ADD CONSTRAINT "organization_experiences_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolios" ADD CONSTRAINT "portfolios_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainings" ADD CONSTRAINT "trainings_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_experiences" ADD CONSTRAINT "work_experiences_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_settings" ADD CONSTRAINT "digest_settings_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digests" ADD CONSTRAINT "digests_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unsubscribe_tokens" ADD CONSTRAINT "unsubscribe_tokens_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_export_parts" ADD CONSTRAINT "data_export_parts_export_id_data_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."data_exports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_session_hash_sessions_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_tokens_candidate_idx" ON "account_tokens" USING btree ("candidate_id","purpose");--> statement-breakpoint
CREATE INDEX "account_tokens_registration_idx" ON "account_tokens" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "account_tokens_email_change_idx" ON "account_tokens" USING btree ("email_change_id");--> statement-breakpoint
CREATE INDEX "account_tokens_expires_idx" ON "account_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "application_events_application_idx" ON "application_events" USING btree ("application_id","at");--> statement-breakpoint
CREATE INDEX "applications_candidate_idx" ON "applications" USING btree ("candidate_id","applied_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_undecided_idx" ON "applications" USING btree ("job_id") WHERE "applications"."outcome" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "candidates_email_key" ON "candidates" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "candidates_deletion_idx" ON "candidates" USING btree ("deletion_requested_at") WHERE "candidates"."deletion_requested_at" is not null;--> statement-breakpoint
CREATE INDEX "candidates_never_activated_idx" ON "candidates" USING btree ("created_at") WHERE "candidates"."activated_at" is null;--> statement-breakpoint
CREATE INDEX "candidates_id_hash_idx" ON "candidates" USING btree (sha256(decode("id"::text, 'escape')));--> statement-breakpoint
CREATE INDEX "cities_location_idx" ON "cities" USING btree ("location_id");--> statement-breakpoint
CREATE INDEX "email_changes_candidate_idx" ON "email_changes" USING btree ("candidate_id","created_at");--> statement-breakpoint
CREATE INDEX "email_changes_created_idx" ON "email_changes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "jobs_list_idx" ON "jobs" USING btree ("created_at" DESC NULLS LAST,"id","working_type","workplace","location_id");--> statement-breakpoint
CREATE INDEX "jobs_company_idx" ON "jobs" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "jobs_closes_at_idx" ON "jobs" USING btree ("closes_at");--> statement-breakpoint
CREATE INDEX "jobs_closed_idx" ON "jobs" USING btree ("closed_at");--> statement-breakpoint
CREATE INDEX "jobs_search_idx" ON "jobs" USING gin ("search_document");--> statement-breakpoint
CREATE INDEX "jobs_import_order_idx" ON "jobs" USING btree ("import_order");--> statement-breakpoint
CREATE INDEX "pending_registrations_candidate_idx" ON "pending_registrations" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "sessions_candidate_idx" ON "sessions" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_last_used_idx" ON "sessions" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "sessions_revoked_idx" ON "sessions" USING btree ("revoked_at") WHERE "sessions"."revoked_at" is not null;--> statement-breakpoint
CREATE INDEX "achievements_candidate_idx" ON "achievements" USING btree ("candidate_id");--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_interests_key" ON "candidate_interests" USING btree ("candidate_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_languages_key" ON "candidate_languages" USING btree ("candidate_id","language_id");--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_skills_key" ON "candidate_skills" USING btree ("candidate_id",lower("name"));--> statement-breakpoint
CREATE INDEX "educations_candidate_idx" ON "educations" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "organization_experiences_candidate_idx" ON "organization_experiences" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "portfolios_candidate_idx" ON "portfolios" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "trainings_candidate_idx" ON "trainings" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "work_experiences_candidate_idx" ON "work_experiences" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "rate_limit_windows_ends_idx" ON "rate_limit_windows" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "security_events_at_idx" ON "security_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "security_events_candidate_idx" ON "security_events" USING btree ("candidate_id","at");--> statement-breakpoint
CREATE INDEX "idempotent_answers_created_idx" ON "idempotent_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "idempotent_answers_candidate_idx" ON "idempotent_answers" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "idempotent_answers_caller_idx" ON "idempotent_answers" USING btree ("caller_hash","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "job_reports_candidate_idx" ON "job_reports" USING btree ("job_id","candidate_id") WHERE "job_reports"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "job_reports_reporter_idx" ON "job_reports" USING btree ("job_id","reporter_hash") WHERE "job_reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "job_reports_candidate_only_idx" ON "job_reports" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "job_reports_created_idx" ON "job_reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "bookmarks_job_idx" ON "bookmarks" USING btree ("job_id") WHERE "bookmarks"."saved";--> statement-breakpoint
CREATE INDEX "bookmarks_tombstones_idx" ON "bookmarks" USING btree ("changed_at") WHERE not "bookmarks"."saved";--> statement-breakpoint
CREATE INDEX "digest_settings_due_idx" ON "digest_settings" USING btree ("due_at") WHERE "digest_settings"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "digests_created_idx" ON "digests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "saved_searches_candidate_idx" ON "saved_searches" USING btree ("candidate_id","created_at");--> statement-breakpoint
CREATE INDEX "saved_searches_cursor_idx" ON "saved_searches" USING btree ("cursor");--> statement-breakpoint
CREATE INDEX "unsubscribe_tokens_candidate_idx" ON "unsubscribe_tokens" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "unsubscribe_tokens_created_idx" ON "unsubscribe_tokens" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_candidate_idx" ON "notifications" USING btree ("candidate_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_unread_idx" ON "notifications" USING btree ("candidate_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_created_idx" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "data_exports_candidate_idx" ON "data_exports" USING btree ("candidate_id","created_at");--> statement-breakpoint
CREATE INDEX "deleted_sessions_deleted_idx" ON "deleted_sessions" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "push_devices_candidate_idx" ON "push_devices" USING btree ("candidate_id","created_at");--> statement-breakpoint
CREATE INDEX "push_devices_session_idx" ON "push_devices" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "push_devices_expires_idx" ON "push_devices" USING btree ("expires_at");--> statement-breakpoint
-- Searches find the same without these indexes, only slower: a server without pg_trgm, or where it may not be installed, goes
-- without.
DO $$ BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX "jobs_title_key_idx" ON "jobs" USING gin ("title_key" gin_trgm_ops);
	CREATE INDEX "search_words_trigram_idx" ON "search_words" USING gin ("word" gin_trgm_ops);
EXCEPTION WHEN feature_not_supported OR undefined_file OR undefined_object OR insufficient_privilege THEN
	RAISE NOTICE 'The trigram indexes are left out: %', SQLERRM;
END $$;--> statement-breakpoint
-- Before the statement, not after it: the stamp's row is then the first that a writer locks, so that two of them wait
-- for each other in one order. It is locked before a statement takes numbers of "jobs_import_order_seq", and until the end
-- of its transaction: numbers are committed in their order.
CREATE FUNCTION "stamp_jobs"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO "data_stamps" ("name", "stamp") VALUES ('jobs', gen_random_uuid())
		ON CONFLICT ("name") DO UPDATE SET "stamp" = excluded."stamp";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "stamp_jobs" BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON "jobs"
	FOR EACH STATEMENT EXECUTE FUNCTION "stamp_jobs"();--> statement-breakpoint
CREATE TRIGGER "stamp_jobs" BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON "companies"
	FOR EACH STATEMENT EXECUTE FUNCTION "stamp_jobs"();--> statement-breakpoint
CREATE TRIGGER "stamp_jobs" BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON "locations"
	FOR EACH STATEMENT EXECUTE FUNCTION "stamp_jobs"();--> statement-breakpoint
CREATE TRIGGER "stamp_jobs" BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cities"
	FOR EACH STATEMENT EXECUTE FUNCTION "stamp_jobs"();--> statement-breakpoint
CREATE TRIGGER "stamp_jobs" BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON "company_answers"
	FOR EACH STATEMENT EXECUTE FUNCTION "stamp_jobs"();--> statement-breakpoint
-- A delete that comes from the application's own is within the trigger of its foreign key.
CREATE FUNCTION "refuse_event_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'application_events is append-only';
END $$;--> statement-breakpoint
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE ON "application_events"
	FOR EACH ROW EXECUTE FUNCTION "refuse_event_change"();--> statement-breakpoint
-- Whoever deletes a candidate deletes the stored responses about them.
CREATE FUNCTION "delete_candidate_responses"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "idempotent_answers" WHERE "candidate_id" = OLD."id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "delete_responses" AFTER DELETE ON "candidates"
	FOR EACH ROW EXECUTE FUNCTION "delete_candidate_responses"();--> statement-breakpoint
-- Whoever deletes a candidate erases what they wrote in their reports, and how they may be reached about them.
CREATE FUNCTION "erase_reporter_contact"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."contact" := NULL;
	NEW."text" := NULL;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "erase_contact" BEFORE UPDATE OF "candidate_id" ON "job_reports"
	FOR EACH ROW WHEN (OLD."candidate_id" IS NOT NULL AND NEW."candidate_id" IS NULL)
	EXECUTE FUNCTION "erase_reporter_contact"();--> statement-breakpoint
-- Long texts and documents are stored outside of the rows, which a search so reads twice as fast.
ALTER TABLE "jobs" SET (toast_tuple_target = 512);
