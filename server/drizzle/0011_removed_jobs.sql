CREATE TABLE "removed_jobs" (
	"slug" text PRIMARY KEY NOT NULL,
	"removed_at" timestamp with time zone NOT NULL
);
