import type { Context } from "../../context.ts";
import { UNITS_TAG, type Unit } from "./unit.ts";
import { findUnitRows } from "./unit.repository.ts";

/** All units by name. */
export function findUnits(ctx: Context): Promise<Unit[]> {
  return ctx.cache.get(`units:${ctx.visitor.language.code}`, [UNITS_TAG], () => findUnitRows(ctx));
}
