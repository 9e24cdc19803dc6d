import { eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { customers } from "#db/schema/customer.ts";
import { hashPassword } from "#domain/customers/password/password.ts";
import { createClient, newNetwork, type Client } from "#tests/support/client.ts";

export const SHOPPER = "shopper@souk.example";
export const SELLER = "seller@souk.example";
export const STAFF = "staff@souk.example";
export const DEMO_PASSWORD = "souk-demo";
export const PASSWORD = "a long and quiet sentence";

/** The demo's staff has a password that no one knows; from now on it has the one of the others. */
export async function letStaffIn(db: Database): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await db.update(customers).set({ passwordHash }).where(eq(customers.email, STAFF));
}

/** Someone who has signed in, and calls. */
export async function signIn(shopUrl: string, email: string): Promise<Client> {
  const client = createClient(shopUrl, { address: newNetwork() });
  const { status, body } = await client.post("login", { email, password: DEMO_PASSWORD });
  if (status !== 200) throw new Error(`${email} cannot sign in: ${status} ${JSON.stringify(body)}`);
  return client;
}

/** Someone who has just registered, and is signed in. */
export async function register(shopUrl: string, email: string): Promise<Client> {
  const client = createClient(shopUrl, { address: newNetwork() });
  const { status, body } = await client.post("register", {
    first_name: "Nadia",
    last_name: "Haddad",
    email,
    password: PASSWORD,
    password_confirmation: PASSWORD,
  });
  if (status !== 200) throw new Error(`${email} cannot register: ${status} ${JSON.stringify(body)}`);
  return client;
}
