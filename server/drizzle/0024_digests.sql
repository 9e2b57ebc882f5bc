CREATE TABLE "digest_settings" (
	"candidate_id" uuid PRIMARY KEY NOT NULL,
	"zone" text,
	"due_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "digests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"day" date NOT NULL,
	"up_to" bigint NOT NULL,
	"outcome" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "digests_day_key" UNIQUE("candidate_id","day")
);
--> statement-breakpoint
CREATE TABLE "unsubscribe_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "found_up_to" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "mailed_up_to" bigint;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
UPDATE "saved_searches" SET "mailed_up_to" = "cursor", "mailed_at" = "created_at";--> statement-breakpoint
ALTER TABLE "saved_searches" ALTER COLUMN "mailed_up_to" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ALTER COLUMN "mailed_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "digest_settings" ADD CONSTRAINT "digest_settings_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digests" ADD CONSTRAINT "digests_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unsubscribe_tokens" ADD CONSTRAINT "unsubscribe_tokens_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "digest_settings_due_idx" ON "digest_settings" USING btree ("due_at") WHERE "digest_settings"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "digests_created_idx" ON "digests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "unsubscribe_tokens_candidate_idx" ON "unsubscribe_tokens" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "unsubscribe_tokens_created_idx" ON "unsubscribe_tokens" USING btree ("created_at");