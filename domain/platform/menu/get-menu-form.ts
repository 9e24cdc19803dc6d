import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { staffFailure, type StaffFailure } from "../permission/permission.ts";
import type { MenuForm, MenuName } from "./menu.ts";
import { findMenuRows, findTargetPages } from "./menu.repository.ts";

/** A menu as stored; empty: the default menu is shown. */
export async function getMenuForm(ctx: Context, menu: MenuName): Promise<Result<MenuForm, StaffFailure>> {
  const refusal = staffFailure(ctx, "content.manage");
  return refusal ? failure(refusal) : success(await findMenuRows(ctx, menu));
}

/** The pages that a menu can lead to, by their first title. */
export function findMenuPages(ctx: Context): Promise<{ id: number; name: string }[]> {
  return findTargetPages(ctx);
}
