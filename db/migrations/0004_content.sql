CREATE TABLE "job_runs" (
	"job" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"milliseconds" integer NOT NULL,
	"failures" integer NOT NULL,
	"failed_at" timestamp with time zone,
	"last_error" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "campaign_products" ADD COLUMN "rejection_reason" text DEFAULT '' NOT NULL;