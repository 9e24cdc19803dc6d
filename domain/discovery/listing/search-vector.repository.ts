import { sql, type SQL } from "drizzle-orm";

/** What separates words, so that "pour-over" is found by "over" and a SKU by its parts. */
const SEPARATORS = "-_/.,+&:;()[]'\"!?#%*=|~";
/** In running text they make no words: "don't" is not found by "t". */
const APOSTROPHES = "'’";
/** What stands within a word, and what does not belong to one. */
const JOINTS = "['’-]";
const SPLITTING = "'’/.,+&:;()!?\"«»–-";

/**
 * The words that a product `p` is found by: in all languages its name `n`, brand `b`, shop `s`, categories `w` and what its
 * variants are (`k`), its tags, SKUs and short description.
 */
export function searchVector(): SQL {
  return sql`setweight(to_tsvector('simple', ${folded(sql`n.names`)} || ' ' || ${joined(sql`n.names`)}), 'A')
    || setweight(to_tsvector('simple', ${folded(sql`concat_ws(' ', b.name, s.name, w.names, array_to_string(p.tags, ' '), (select string_agg(v.sku, ' ') from variants v where v.product_id = p.id and v.is_active))`)}), 'B')
    || setweight(to_tsvector('simple', ${folded(sql`translate(p.short_description, ${APOSTROPHES}, '')`)}), 'C')
    || setweight(to_tsvector('simple', ${folded(sql`coalesce(k.names, '')`)}), 'D')`;
}

/** Words with a hyphen or an apostrophe, each as one: "t-shirt" is found as "tshirt", "beginner's" as "beginners". */
function joined(text: SQL): SQL {
  return sql`coalesce((
    select string_agg(fold_words(regexp_replace(found[1], ${JOINTS}, '', 'g')), ' ')
    from regexp_matches(${text}, ${`[^\\s${SPLITTING}]+(?:${JOINTS}[^\\s${SPLITTING}]+)+`}, 'g') as found
  ), '')`;
}

function folded(text: SQL): SQL {
  return sql`fold_words(translate(${text}, ${SEPARATORS}, ${" ".repeat(SEPARATORS.length)}))`;
}
