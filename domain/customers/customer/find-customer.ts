import type { Context } from "../../context.ts";
import type { Reader } from "./customer.ts";
import { findReader, getReader } from "./customer.repository.ts";

/** The customer with this e-mail address; null if there is none. */
export async function findCustomerByEmail(ctx: Context, email: string): Promise<Reader | null> {
  return findReader(ctx, email);
}

export async function isCustomer(ctx: Context, id: number): Promise<boolean> {
  return (await getReader(ctx, id)) !== null;
}

/** A customer as a recipient of mails; null if there is none. */
export function getRecipient(ctx: Context, id: number): Promise<Reader | null> {
  return getReader(ctx, id);
}
