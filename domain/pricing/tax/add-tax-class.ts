import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { SHIPPING_TAX_CLASS } from "#domain/pricing/price/price-cart.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { isStale } from "../../record-version.ts";
import { TAXES_TAG } from "./find-tax-rates.ts";
import {
  countProductsOfClass,
  deleteTaxClass,
  insertTaxClass,
  lockTaxClasses,
  saveTaxClassName,
} from "./tax.repository.ts";

const MAX_CLASSES = 20;

type Changed = Promise<
  Result<
    null,
    StaffFailure | Failure<"tax_class_taken" | "tax_class_used" | "too_many_tax_classes" | "changed_meanwhile">
  >
>;

/** Adds a class of goods, initially without a tax rate in any country. */
export function addTaxClass(ctx: Context, name: string): Changed {
  return changeClasses(ctx, async (inside, known) => {
    if (known.some((each) => isSameName(each.name, name))) return failure({ code: "tax_class_taken" });
    if (known.length >= MAX_CLASSES) return failure({ code: "too_many_tax_classes", values: { count: MAX_CLASSES } });
    const code = newCode(
      name,
      known.map((each) => each.code),
    );
    await insertTaxClass(inside, code, name);
    await logAudit(inside, { action: "tax.class_add", subject: { kind: "tax", id: code }, details: { name } });
    return success(null);
  });
}

/** Existing orders do not change: they refer to a class by its code. */
export function renameTaxClass(
  ctx: Context,
  code: string,
  { name, version }: { name: string; version?: string | undefined },
): Changed {
  return changeClasses(ctx, async (inside, known) => {
    const before = known.find((each) => each.code === code);
    if (!before) return failure({ code: "not_found" });
    if (isStale(version, recordOfClass(before))) return failure({ code: "changed_meanwhile" });
    if (known.some((each) => each.code !== code && isSameName(each.name, name)))
      return failure({ code: "tax_class_taken" });
    await saveTaxClassName(inside, code, name);
    await logAudit(inside, {
      action: "tax.class_rename",
      subject: { kind: "tax", id: code },
      details: { before: before.name, after: name },
    });
    return success(null);
  });
}

/** Only if no product uses it; deletes its rates as well. */
export function removeTaxClass(ctx: Context, code: string, version?: string): Changed {
  return changeClasses(ctx, async (inside, known) => {
    const before = known.find((each) => each.code === code);
    if (!before) return failure({ code: "not_found" });
    if (isStale(version, recordOfClass(before))) return failure({ code: "changed_meanwhile" });
    if (code === SHIPPING_TAX_CLASS || (await countProductsOfClass(inside, code)) > 0)
      return failure({ code: "tax_class_used" });
    await deleteTaxClass(inside, code);
    await logAudit(inside, {
      action: "tax.class_remove",
      subject: { kind: "tax", id: code },
      details: { name: before.name },
    });
    return success(null);
  });
}

/** What the version of a class is of. */
export function recordOfClass({ name }: { name: string }) {
  return [name];
}

function changeClasses(
  ctx: Context,
  change: (inside: Context, known: { code: string; name: string }[]) => Changed,
): Changed {
  const refusal = staffFailure(ctx, "rules.write");
  if (refusal) return Promise.resolve(failure(refusal));
  return withTransaction(ctx, async (inside) => {
    const changed = await change(inside, await lockTaxClasses(inside));
    if (changed.ok) await inside.cache.purge([TAXES_TAG]);
    return changed;
  });
}

function isSameName(one: string, other: string): boolean {
  return one.localeCompare(other, "en", { sensitivity: "accent" }) === 0;
}

/** Derived from the name if its letters allow it. */
function newCode(name: string, taken: readonly string[]): string {
  const stem =
    name
      .normalize("NFKD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^-+|-+$/g, "") || "class";
  for (let number = 1; ; number += 1) {
    const code = number === 1 ? stem : `${stem}-${number}`;
    if (!taken.includes(code)) return code;
  }
}
