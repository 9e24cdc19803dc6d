import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { logAudit } from "../audit/log-audit.ts";
import { homeRevisionOf } from "../home-admin/home-revision.ts";
import { findLanguages } from "../language/find-languages.ts";
import { withStaffTransaction } from "../permission/permission.ts";
import { MENUS_TAG, type MenuForm, type MenuName, type SaveMenuFailure } from "./menu.ts";
import type { MenuEntryInput, MenuInput } from "./menu.input.ts";
import { findExistingTargets, findMenuRows, lockMenus, replaceMenu } from "./menu.repository.ts";

/** Stores the entries of a menu as they are sent, in their order; every cached page shows them. */
export function saveMenu(
  ctx: Context,
  menu: MenuName,
  { entries, revision }: MenuInput,
): Promise<Result<null, SaveMenuFailure>> {
  return withStaffTransaction(ctx, "content.manage", async (inside) => {
    await lockMenus(inside);
    const before = await findMenuRows(inside, menu);
    if (revision !== undefined && revision !== homeRevisionOf(before)) return failure({ code: "changed_meanwhile" });
    const errors = await findErrors(inside, entries);
    if (Object.keys(errors).length > 0) return failure({ code: "invalid", errors });
    await replaceMenu(inside, menu, entries);
    await logAudit(inside, {
      action: "menu.change",
      subject: { kind: "home", id: menu },
      details: { before: namesOf(before), after: namesOf(await findMenuRows(inside, menu)) },
    });
    await inside.cache.purge([MENUS_TAG]);
    return success(null);
  });
}

async function findErrors(ctx: Context, entries: MenuInput["entries"]): Promise<Record<string, string[]>> {
  const all: readonly (readonly [path: string, entry: MenuEntryInput])[] = entries.flatMap((entry, index) => [
    [`entries.${index}`, entry] as const,
    ...entry.children.map((child, below) => [`entries.${index}.children.${below}`, child] as const),
  ]);
  const idsOf = (kind: "category" | "page") =>
    all.flatMap(([, { target }]) => (target.kind === kind && "id" in target ? target.id : []));
  const existing = {
    category: await findExistingTargets(ctx, "category", idsOf("category")),
    page: await findExistingTargets(ctx, "page", idsOf("page")),
  };
  const languages = new Set((await findLanguages(ctx)).map(({ code }) => code));
  const errors: Record<string, string[]> = {};
  for (const [path, { label, target, translations }] of all) {
    const codes = translations.map(({ language_code: code }) => code);
    if ((target.kind === "heading" || target.kind === "address") && label === "")
      errors[`${path}.label`] = [ctx.t("This field is required.")];
    if ((target.kind === "category" || target.kind === "page") && !existing[target.kind].has(target.id))
      errors[`${path}.target`] = [ctx.t("Choose one of the options.")];
    if (codes.some((code) => !languages.has(code)) || new Set(codes).size < codes.length)
      errors[`${path}.translations`] = [ctx.t("Choose one of the options.")];
  }
  return errors;
}

const namesOf = (form: MenuForm): string[] =>
  form.flatMap((entry) => [entry, ...entry.children]).map(({ label, target }) => label || shownTarget(target));

function shownTarget(target: MenuForm[number]["target"]): string {
  if (target.kind === "place") return target.place;
  return "id" in target ? `${target.kind} ${target.id}` : target.kind;
}
