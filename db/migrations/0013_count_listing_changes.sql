ALTER TABLE "listing_changes" ADD COLUMN "times" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION mark_listing_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_changes AS o (part) SELECT DISTINCT product_id >> 10 FROM written
    ON CONFLICT (part, changed_in) DO UPDATE SET times = o.times + 1;
  RETURN NULL;
END
$$;
