import type { Database } from "#db/client.ts";
import { addresses } from "#db/schema/address.ts";
import { customers, staff } from "#db/schema/customer.ts";
import { insertRows, insertWithIds } from "../insert-rows.ts";
import { daysFrom } from "../known.ts";
import { at } from "../random.ts";
import { readCustomers } from "./product-reviews.ts";

const DEMO_PASSWORD = "souk-demo";
/** Not a password hash, so no one can sign in with it. */
const NO_PASSWORD = "!";

export type PeopleIds = { shopper: number; seller: number; staff: number; reviewers: number[] };
export type Passwords = { hashPassword(plain: string): Promise<string>; staffPassword: string };

/** The demo accounts and the authors of reviews. */
export async function insertPeople(
  db: Database,
  now: Date,
  { hashPassword, staffPassword }: Passwords,
): Promise<PeopleIds> {
  const verified = { emailVerifiedAt: daysFrom(now, -200), createdAt: daysFrom(now, -200) };
  const [shopper = 0, seller = 0, operator = 0] = await insertWithIds(db, customers, [
    {
      email: "shopper@souk.example",
      firstName: "Sam",
      lastName: "Carter",
      passwordHash: await hashPassword(DEMO_PASSWORD),
      ...verified,
    },
    {
      email: "seller@souk.example",
      firstName: "Inês",
      lastName: "Barros",
      passwordHash: await hashPassword(DEMO_PASSWORD),
      ...verified,
    },
    {
      email: "staff@souk.example",
      firstName: "Robin",
      lastName: "Hale",
      passwordHash: await hashPassword(staffPassword),
      ...verified,
    },
  ]);
  await insertRows(db, staff, [{ customerId: operator, permissions: ["*"], createdAt: verified.createdAt }]);
  await insertRows(db, addresses, [
    { customerId: shopper, ...SHOPPER_HOME, isDefaultShipping: true, isDefaultBilling: true },
    { customerId: shopper, ...SHOPPER_WORK },
  ]);
  const reviewers = readCustomers().map(({ email, firstName, lastName }) => ({
    email,
    firstName,
    lastName,
    passwordHash: NO_PASSWORD,
    createdAt: daysFrom(now, -400),
  }));
  return { shopper, seller, staff: operator, reviewers: await insertWithIds(db, customers, reviewers) };
}

export const SHOPPER_HOME = {
  name: "Sam Carter",
  phone: "+1 916 555 0142",
  line1: "418 Alder Street",
  line2: "Apt 5",
  city: "Sacramento",
  state: "California",
  postalCode: "95814",
  countryCode: "US",
};
/** The homes of the other buyers, in one state, so that all pay the same tax. */
const BUYER_HOMES = [
  ["2214 Laurel Avenue", "", "Oakland", "94602", "+1 510 555 0117"],
  ["77 Mission Lane", "Apt 12", "San Francisco", "94110", "+1 415 555 0163"],
  ["1530 Palm Court", "", "San Diego", "92103", "+1 619 555 0128"],
  ["908 Orchard Road", "", "San Jose", "95112", "+1 408 555 0135"],
  ["3106 Vine Street", "Unit B", "Los Angeles", "90028", "+1 323 555 0181"],
  ["45 Harbor View", "", "Long Beach", "90802", "+1 562 555 0152"],
  ["612 Cedar Way", "", "Santa Cruz", "95060", "+1 831 555 0109"],
  ["19 Pepper Tree Drive", "", "Santa Barbara", "93101", "+1 805 555 0144"],
] as const;

/** The home of the buyer with this number. */
export function homeOf(buyer: number): Omit<typeof SHOPPER_HOME, "name"> {
  const [line1, line2, city, postalCode, phone] = at(BUYER_HOMES, buyer);
  return { line1, line2, city, postalCode, phone, state: SHOPPER_HOME.state, countryCode: SHOPPER_HOME.countryCode };
}

const SHOPPER_WORK = {
  name: "Sam Carter",
  phone: "+1 916 555 0178",
  line1: "90 Front Street",
  line2: "3rd floor",
  city: "Sacramento",
  state: "California",
  postalCode: "95811",
  countryCode: "US",
};
