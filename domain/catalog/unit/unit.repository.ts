import { and, asc, eq, sql } from "drizzle-orm";
import { units, unitTranslations } from "#db/schema/unit.ts";
import type { Context } from "../../context.ts";
import type { Unit } from "./unit.ts";

export function findUnitRows(ctx: Context): Promise<Unit[]> {
  return ctx.db
    .select({ name: units.name, shownName: sql<string>`coalesce(${unitTranslations.name}, ${units.name})` })
    .from(units)
    .leftJoin(
      unitTranslations,
      and(eq(unitTranslations.unitId, units.id), eq(unitTranslations.languageCode, ctx.visitor.language.code)),
    )
    .orderBy(asc(units.name));
}
