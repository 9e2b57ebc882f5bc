ALTER TABLE "companies" ADD COLUMN "logo_source" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "banner_source" text;--> statement-breakpoint
-- A page shows no picture from elsewhere. The next import of the feed has these fetched.
UPDATE "companies" SET
	"logo_source" = CASE WHEN "logo" LIKE 'https:%' THEN "logo" END,
	"logo" = CASE WHEN "logo" LIKE 'https:%' THEN NULL ELSE "logo" END,
	"banner_source" = CASE WHEN "banner" LIKE 'https:%' THEN "banner" END,
	"banner" = CASE WHEN "banner" LIKE 'https:%' THEN NULL ELSE "banner" END
WHERE "logo" LIKE 'https:%' OR "banner" LIKE 'https:%';
