-- What is listed already is found by its variants, its shop, and its hyphenated words as one, as `writeListingProducts` writes it from now on.
WITH names AS (
  SELECT p.id, concat_ws(' ', p.name, (SELECT string_agg(t.name, ' ') FROM product_translations t WHERE t.product_id = p.id)) AS names, s.name AS shop
  FROM listing_products o JOIN products p ON p.id = o.product_id JOIN shops s ON s.id = p.shop_id
),
choices AS (
  SELECT -c.id AS choice, concat_ws(' ', c.name, string_agg(t.name, ' ')) AS names
  FROM colors c LEFT JOIN color_translations t ON t.color_id = c.id GROUP BY c.id
  UNION ALL
  SELECT a.id, concat_ws(' ', a.name, string_agg(t.name, ' '))
  FROM attribute_values a LEFT JOIN attribute_value_translations t ON t.attribute_value_id = a.id GROUP BY a.id
),
words AS (
  SELECT n.id,
    coalesce((
      SELECT string_agg(regexp_replace(found[1], $$['’-]$$, '', 'g'), ' ')
      FROM regexp_matches(n.names, $$[^\s'’/.,+&:;()!?"«»–-]+(?:['’-][^\s'’/.,+&:;()!?"«»–-]+)+$$, 'g') AS found
    ), '') AS joined,
    n.shop,
    coalesce((SELECT string_agg(c.names, ' ') FROM listing_products o JOIN choices c ON c.choice = ANY (o.choice_ids) WHERE o.product_id = n.id), '') AS chosen
  FROM names n
)
UPDATE listing_products o SET search_vector = o.search_vector
  || setweight(to_tsvector('simple', fold_words(w.joined)), 'A')
  || setweight(to_tsvector('simple', fold_words(translate(w.shop, $$-_/.,+&:;()[]'"!?#%*=|~$$, repeat(' ', 23)))), 'B')
  || setweight(to_tsvector('simple', fold_words(translate(w.chosen, $$-_/.,+&:;()[]'"!?#%*=|~$$, repeat(' ', 23)))), 'D')
FROM words w WHERE w.id = o.product_id;
--> statement-breakpoint
INSERT INTO listing_words AS o (word, uses)
SELECT word, ndoc FROM ts_stat('select search_vector from listing_products')
WHERE length(word) BETWEEN 3 AND 40 AND word !~ '^[0-9]+$'
ON CONFLICT (word) DO UPDATE SET uses = excluded.uses WHERE o.uses <> excluded.uses;
