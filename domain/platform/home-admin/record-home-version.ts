import { getCustomer } from "#domain/customers/customer/get-customer.ts";
import type { Context } from "../../context.ts";
import { insertVersion } from "./home-version.repository.ts";

/** Stores a version of the current home page, with the name of the person who saved it. */
export async function recordHomeVersion(ctx: Context): Promise<void> {
  const author = await getCustomer(ctx);
  await insertVersion(ctx, `${author?.firstName ?? ""} ${author?.lastName ?? ""}`.trim());
}
