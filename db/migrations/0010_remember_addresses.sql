CREATE INDEX "slug_changes_subject_id" ON "slug_changes" USING btree ("subject","subject_id");--> statement-breakpoint
-- Whoever follows an old link to something finds it under its new address, or is told that it is gone.
CREATE FUNCTION remember_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE slug_changes SET subject_id = NULL, changed_at = now() WHERE subject = TG_ARGV[0] AND subject_id = OLD.id;
    INSERT INTO slug_changes (subject, slug, subject_id) VALUES (TG_ARGV[0], OLD.slug, NULL)
      ON CONFLICT (subject, slug) DO UPDATE SET subject_id = NULL, changed_at = now();
  ELSE
    INSERT INTO slug_changes (subject, slug, subject_id) VALUES (TG_ARGV[0], OLD.slug, OLD.id)
      ON CONFLICT (subject, slug) DO UPDATE SET subject_id = excluded.subject_id, changed_at = now();
    DELETE FROM slug_changes WHERE subject = TG_ARGV[0] AND slug = NEW.slug;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION reuse_slugs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM slug_changes WHERE subject = TG_ARGV[0] AND slug IN (SELECT slug FROM inserted);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER products_slug_changed AFTER UPDATE OF slug ON products FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION remember_slug('product');
--> statement-breakpoint
CREATE TRIGGER products_slug_gone AFTER DELETE ON products FOR EACH ROW EXECUTE FUNCTION remember_slug('product');
--> statement-breakpoint
CREATE TRIGGER products_slug_reused AFTER INSERT ON products REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION reuse_slugs('product');
--> statement-breakpoint
CREATE TRIGGER categories_slug_changed AFTER UPDATE OF slug ON categories FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION remember_slug('category');
--> statement-breakpoint
CREATE TRIGGER categories_slug_gone AFTER DELETE ON categories FOR EACH ROW EXECUTE FUNCTION remember_slug('category');
--> statement-breakpoint
CREATE TRIGGER categories_slug_reused AFTER INSERT ON categories REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION reuse_slugs('category');
--> statement-breakpoint
CREATE TRIGGER brands_slug_changed AFTER UPDATE OF slug ON brands FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION remember_slug('brand');
--> statement-breakpoint
CREATE TRIGGER brands_slug_gone AFTER DELETE ON brands FOR EACH ROW EXECUTE FUNCTION remember_slug('brand');
--> statement-breakpoint
CREATE TRIGGER brands_slug_reused AFTER INSERT ON brands REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION reuse_slugs('brand');
--> statement-breakpoint
CREATE TRIGGER shops_slug_changed AFTER UPDATE OF slug ON shops FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION remember_slug('shop');
--> statement-breakpoint
CREATE TRIGGER shops_slug_gone AFTER DELETE ON shops FOR EACH ROW EXECUTE FUNCTION remember_slug('shop');
--> statement-breakpoint
CREATE TRIGGER shops_slug_reused AFTER INSERT ON shops REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION reuse_slugs('shop');
--> statement-breakpoint
CREATE TRIGGER campaigns_slug_changed AFTER UPDATE OF slug ON campaigns FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION remember_slug('campaign');
--> statement-breakpoint
CREATE TRIGGER campaigns_slug_gone AFTER DELETE ON campaigns FOR EACH ROW EXECUTE FUNCTION remember_slug('campaign');
--> statement-breakpoint
CREATE TRIGGER campaigns_slug_reused AFTER INSERT ON campaigns REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION reuse_slugs('campaign');
--> statement-breakpoint
CREATE TRIGGER pages_slug_changed AFTER UPDATE OF slug ON pages FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION remember_slug('page');
--> statement-breakpoint
CREATE TRIGGER pages_slug_gone AFTER DELETE ON pages FOR EACH ROW EXECUTE FUNCTION remember_slug('page');
--> statement-breakpoint
CREATE TRIGGER pages_slug_reused AFTER INSERT ON pages REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION reuse_slugs('page');
