import type { Context } from "../../context.ts";
import { getPractice } from "./practice.repository.ts";
import type { ShippingPackage } from "./shipping-practice.ts";

/** The packages that a shop packs in: its own, or else the common ones. */
export async function findOfferedPackages(ctx: Context, shopId: number): Promise<readonly ShippingPackage[]> {
  const practice = (await getPractice(ctx, shopId)) ?? (await getPractice(ctx, null));
  return practice?.packages ?? [];
}
