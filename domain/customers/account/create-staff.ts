import { insertCustomer, insertStaff } from "#domain/customers/customer/customer.repository.ts";
import { hashPassword } from "#domain/customers/password/password.ts";
import type { Context } from "../../context.ts";

export type NewStaff = { first_name: string; last_name: string; email: string; password: string };

/** Creates an operator. Throws if the address is taken: for shops without customers only. */
export async function createStaff(ctx: Context, person: NewStaff, permissions: string[]): Promise<number> {
  const id = await insertCustomer(ctx, {
    email: person.email,
    firstName: person.first_name,
    lastName: person.last_name,
    phone: null,
    passwordHash: await hashPassword(person.password),
  });
  if (id === null) throw new Error("The first operator has an account already");
  await insertStaff(ctx, id, permissions);
  return id;
}
