import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, extensionOf, id, instant, isOneOf, partOf, word } from "../columns.ts";
import { customers } from "./customer.ts";

/**
 * Second step by an authenticator app (TOTP). The secret is encrypted with the shop's; enabled since `turned_on_at`.
 */
export const twoSteps = pgTable("two_steps", {
  customerId: extensionOf("customer_id", () => customers.id),
  sealedSecret: text("sealed_secret").notNull(),
  /** The time step of the last accepted code: no code is accepted twice. */
  lastStep: integer("last_step").notNull().default(0),
  turnedOnAt: instant("turned_on_at"),
  createdAt: createdAt(),
});

/** For a lost app: single-use codes, stored hashed. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    id: id(),
    customerId: partOf("customer_id", () => customers.id),
    codeHash: text("code_hash").notNull().unique(),
    createdAt: createdAt(),
    usedAt: instant("used_at"),
  },
  (t) => [index("recovery_codes_customer").on(t.customerId)],
);

const AWAITED = ["code", "password"] as const;

/**
 * A sign-in that needs another step before there is a session: the code of the second step, or the account's password
 * to connect `identity` to it. `customer_id` is null if no account has that address, which the client cannot see.
 */
export const signInChallenges = pgTable(
  "sign_in_challenges",
  {
    id: id(),
    tokenHash: text("token_hash").notNull().unique(),
    awaits: word("awaits", AWAITED).notNull(),
    customerId: integer("customer_id").references(() => customers.id, { onDelete: "cascade" }),
    identity: jsonb("identity").$type<{ provider: string; issuer: string; subject: string; email: string }>(),
    isKept: boolean("is_kept").notNull(),
    tries: integer("tries").notNull().default(0),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [
    check("sign_in_challenges_awaits", isOneOf(t.awaits, AWAITED)),
    check("sign_in_challenges_of_somebody", sql`${t.awaits} = 'password' or ${t.customerId} is not null`),
    index("sign_in_challenges_customer").on(t.customerId),
    index("sign_in_challenges_expires").on(t.expiresAt),
  ],
);
