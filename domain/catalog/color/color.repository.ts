import { and, asc, eq, sql } from "drizzle-orm";
import { colors, colorTranslations } from "#db/schema/color.ts";
import type { Context } from "../../context.ts";
import type { Color } from "./color.ts";

export function findColorRows(ctx: Context): Promise<Color[]> {
  return ctx.db
    .select({
      id: colors.id,
      name: sql<string>`coalesce(${colorTranslations.name}, ${colors.name})`,
      hex: colors.hex,
    })
    .from(colors)
    .leftJoin(
      colorTranslations,
      and(eq(colorTranslations.colorId, colors.id), eq(colorTranslations.languageCode, ctx.visitor.language.code)),
    )
    .orderBy(asc(colors.position), asc(colors.id));
}
