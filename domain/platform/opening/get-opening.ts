import { getBankAccount } from "#domain/platform/setting/bank-account.ts";
import { mayDo } from "#domain/platform/permission/permission.ts";
import { readSettings } from "#domain/platform/setting/setting.ts";
import type { Permission } from "#shared/permission.ts";
import type { Context } from "../../context.ts";
import { OPENING_STEPS, type Opening, type OpeningStep } from "./opening.ts";
import { readOpeningFacts } from "./opening.repository.ts";

const USUAL = readSettings([]);

/** Steps that someone may not do are hidden from them. */
const PERMISSIONS: Record<OpeningStep, Permission> = {
  name: "settings.manage",
  logo: "settings.manage",
  contact: "settings.manage",
  legal: "content.manage",
  tax: "rules.write",
  delivery: "shipping.manage",
  payment: "payments.settings",
  products: "catalog.manage",
  home: "content.manage",
};

/** The checklist of a shop without orders; null if everything is done, or nothing is for this member of staff. */
export async function getOpening(ctx: Context): Promise<Opening | null> {
  const own = OPENING_STEPS.filter((step) => mayDo(ctx, PERMISSIONS[step]));
  if (own.length === 0) return null;
  const { settings } = ctx;
  const facts = await readOpeningFacts(ctx, settings.defaultCountry);
  if (facts.hasOrders) return null;
  const done: Record<OpeningStep, boolean> = {
    name: settings.shopName !== USUAL.shopName && settings.shopTagline !== USUAL.shopTagline,
    logo: settings.shopLogo !== "",
    contact: settings.shopAddress !== "",
    legal: facts.areLegalPagesWritten,
    tax: facts.isTaxSet,
    delivery: facts.isDeliverySet,
    payment: settings.isCashOnDeliveryOn || ctx.providers.length > 0 || getBankAccount(ctx) !== null,
    products: facts.hasProducts,
    home: facts.hasHome,
  };
  const steps = own.map((step) => ({ step, isDone: done[step] }));
  return steps.every(({ isDone }) => isDone) ? null : { steps };
}
