import { sql, type SQL } from "drizzle-orm";

/** Word separators, so that "over" finds "pour-over" and a SKU is found by its parts. */
const SEPARATORS = "-_/.,+&:;()[]'\"!?#%*=|~";
/** Removed from running text: "t" does not find "don't". */
const APOSTROPHES = "'’";
/** Characters within a word, and those outside of words. */
const JOINTS = "['’-]";
const SPLITTING = "'’/.,+&:;()!?\"«»–-";

/**
 * The search vector of a product `p`: in all languages its name `n`, brand `b`, shop `s`, categories `w` and variants'
 * colors and values (`k`), its tags, SKUs and short description.
 */
export function searchVector(): SQL {
  return sql`setweight(to_tsvector('simple', ${folded(sql`n.names`)} || ' ' || ${joined(sql`n.names`)}), 'A')
    || setweight(to_tsvector('simple', ${folded(sql`concat_ws(' ', b.name, s.name, w.names, array_to_string(p.tags, ' '), (select string_agg(v.sku, ' ') from variants v where v.product_id = p.id and v.is_active))`)}), 'B')
    || setweight(to_tsvector('simple', ${folded(sql`translate(p.short_description, ${APOSTROPHES}, '')`)}), 'C')
    || setweight(to_tsvector('simple', ${folded(sql`coalesce(k.names, '')`)}), 'D')`;
}

/** Joins words with a hyphen or an apostrophe: "tshirt" finds "t-shirt", "beginners" finds "beginner's". */
function joined(text: SQL): SQL {
  return sql`coalesce((
    select string_agg(fold_words(regexp_replace(found[1], ${JOINTS}, '', 'g')), ' ')
    from regexp_matches(${text}, ${`[^\\s${SPLITTING}]+(?:${JOINTS}[^\\s${SPLITTING}]+)+`}, 'g') as found
  ), '')`;
}

function folded(text: SQL): SQL {
  return sql`fold_words(translate(${text}, ${SEPARATORS}, ${" ".repeat(SEPARATORS.length)}))`;
}
