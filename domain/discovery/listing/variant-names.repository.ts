import { sql } from "drizzle-orm";
import type { Context } from "../../context.ts";

/** The name of a color or an attribute value in one language. */
export type VariantName = { kind: "color" | "value"; id: number; name: string };

export async function findVariantNameRows(ctx: Context): Promise<VariantName[]> {
  const { rows } = (await ctx.db.execute(sql`
    select 'color' as kind, id, name from colors
    union select 'color', color_id, name from color_translations
    union select 'value', id, name from attribute_values
    union select 'value', attribute_value_id, name from attribute_value_translations
  `)) as { rows: VariantName[] };
  return rows;
}
