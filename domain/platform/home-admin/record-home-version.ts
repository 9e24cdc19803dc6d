import { getCustomer } from "#domain/customers/customer/get-customer.ts";
import type { Context } from "../../context.ts";
import { insertVersion } from "./home-version.repository.ts";

/** Keeps the home page as it is now, with the name of who saved it. */
export async function recordHomeVersion(ctx: Context): Promise<void> {
  const author = await getCustomer(ctx);
  await insertVersion(ctx, `${author?.firstName ?? ""} ${author?.lastName ?? ""}`.trim());
}
