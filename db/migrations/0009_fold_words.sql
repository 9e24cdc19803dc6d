CREATE TABLE "listing_changes" (
	"part" integer NOT NULL,
	"changed_in" bigint DEFAULT (pg_current_xact_id()::text)::bigint NOT NULL,
	CONSTRAINT "listing_changes_part_changed_in_pk" PRIMARY KEY("part","changed_in")
);
--> statement-breakpoint
CREATE INDEX "listing_changes_changed_in" ON "listing_changes" USING btree ("changed_in");
--> statement-breakpoint
CREATE FUNCTION fold_words(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT translate(public.fold_text(normalize(value, NFKC)),
  E'\u0623\u0625\u0622\u0671\u0649\u06CC\u0626\u0624\u0629\u06A9\u0901\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669\u06F0\u06F1\u06F2\u06F3\u06F4\u06F5\u06F6\u06F7\u06F8\u06F9\u0966\u0967\u0968\u0969\u096A\u096B\u096C\u096D\u096E\u096F\u0640\u0670\u093C\u094D\u200C\u200D\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652\u0653\u0654\u0655\u0656\u0657\u0658\u0659\u065A\u065B\u065C\u065D\u065E\u065F',
  E'\u0627\u0627\u0627\u0627\u064A\u064A\u064A\u0648\u0647\u0643\u0902012345678901234567890123456789') $$;
--> statement-breakpoint
COMMENT ON FUNCTION fold_words(text) IS 'fold_text, and what Arabic and Hindi write in more than one way: forms of alef, ya and ta marbuta, vowel marks, tatweel, nukta, halant, digits';
--> statement-breakpoint
UPDATE listing_products SET search_vector = regexp_replace(fold_words(search_vector::text), $$''(:[0-9A-D,]+)?( |$)$$, '', 'g')::tsvector
WHERE search_vector::text ~ E'[\u0600-\u06FF\u0900-\u097F]';
--> statement-breakpoint
WITH changed AS (DELETE FROM listing_words WHERE word <> fold_words(word) RETURNING word, uses)
INSERT INTO listing_words AS o (word, uses)
SELECT fold_words(word), sum(uses)::int FROM changed WHERE length(fold_words(word)) >= 3 GROUP BY 1
ON CONFLICT (word) DO UPDATE SET uses = o.uses + excluded.uses;
