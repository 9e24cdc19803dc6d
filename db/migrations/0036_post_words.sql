CREATE TABLE "listing_new_words" (
	"product_id" integer NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "listing_new_words_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"old_words" text[],
	CONSTRAINT "listing_new_words_product_id_number_pk" PRIMARY KEY("product_id","number")
);
--> statement-breakpoint
CREATE TABLE "listing_postings" (
	"word" text COLLATE "C" NOT NULL,
	"stretch" integer NOT NULL,
	"product_ids" "bytea" NOT NULL,
	CONSTRAINT "listing_postings_word_stretch_pk" PRIMARY KEY("word","stretch")
);

--> statement-breakpoint
-- Numbers that only rise do not get shorter by being packed once more.
ALTER TABLE "listing_postings" ALTER COLUMN "product_ids" SET STORAGE EXTERNAL;
--> statement-breakpoint
CREATE FUNCTION mark_new_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_new_words (product_id) SELECT product_id FROM written;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION mark_changed_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_new_words (product_id, old_words) VALUES (OLD.product_id, tsvector_to_array(OLD.search_vector));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION mark_gone_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_new_words (product_id, old_words) SELECT product_id, tsvector_to_array(search_vector) FROM written;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER listing_products_new_words AFTER INSERT ON listing_products REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION mark_new_words();
--> statement-breakpoint
CREATE TRIGGER listing_products_changed_words AFTER UPDATE OF search_vector ON listing_products FOR EACH ROW
  WHEN (OLD.search_vector IS DISTINCT FROM NEW.search_vector) EXECUTE FUNCTION mark_changed_words();
--> statement-breakpoint
CREATE TRIGGER listing_products_gone_words AFTER DELETE ON listing_products REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION mark_gone_words();
--> statement-breakpoint
-- The words of what is listed already are new to the postings; a job writes them. After the triggers: they keep other writers out until this is over.
INSERT INTO "listing_new_words" ("product_id") SELECT "product_id" FROM "listing_products" ORDER BY "product_id";
