-- A process that keeps columns of the listings reads again what is marked here; whoever writes to them, in whichever way, leaves a mark.
CREATE FUNCTION mark_listing_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_changes (part) SELECT DISTINCT product_id >> 10 FROM written ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER listing_products_inserted AFTER INSERT ON listing_products REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION mark_listing_changes();
--> statement-breakpoint
CREATE TRIGGER listing_products_updated AFTER UPDATE ON listing_products REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION mark_listing_changes();
--> statement-breakpoint
CREATE TRIGGER listing_products_deleted AFTER DELETE ON listing_products REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION mark_listing_changes();
--> statement-breakpoint
CREATE TRIGGER listing_variants_inserted AFTER INSERT ON listing_variants REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION mark_listing_changes();
--> statement-breakpoint
CREATE TRIGGER listing_variants_updated AFTER UPDATE ON listing_variants REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION mark_listing_changes();
--> statement-breakpoint
CREATE TRIGGER listing_variants_deleted AFTER DELETE ON listing_variants REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION mark_listing_changes();
