CREATE SEQUENCE "public"."jobs_import_order_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"query_version" integer NOT NULL,
	"alert" text NOT NULL,
	"cursor" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- Apart from its default, so that PostgreSQL need not write every job again. The trigger `stamp_jobs` locks its row before
-- a statement takes numbers, and until the end of its transaction: numbers are committed in their order.
ALTER TABLE "jobs" ADD COLUMN "import_order" bigint;--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "import_order" SET DEFAULT nextval('jobs_import_order_seq');--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_searches_candidate_idx" ON "saved_searches" USING btree ("candidate_id","created_at");--> statement-breakpoint
CREATE INDEX "saved_searches_cursor_idx" ON "saved_searches" USING btree ("cursor");--> statement-breakpoint
CREATE INDEX "jobs_import_order_idx" ON "jobs" USING btree ("import_order");