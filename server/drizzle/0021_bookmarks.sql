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
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookmarks_tombstones_idx" ON "bookmarks" USING btree ("changed_at") WHERE not "bookmarks"."saved";