import { bigint, boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, instant, partOf } from "../columns.ts";
import { customers } from "./customer.ts";

/** Passkeys of customers. Ids and keys are base64url. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: id(),
    customerId: partOf("customer_id", () => customers.id),
    credentialId: text("credential_id").notNull().unique(),
    publicKey: text("public_key").notNull(),
    /** The device's signature counter; 0 for a device without one. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    transports: text("transports").array().notNull(),
    name: text("name").notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant("last_used_at"),
  },
  (t) => [index("passkeys_customer").on(t.customerId)],
);

/** A single-use challenge for a device to sign. With a customer: to register a passkey of theirs. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    id: id(),
    challengeHash: text("challenge_hash").notNull().unique(),
    customerId: integer("customer_id").references(() => customers.id, { onDelete: "cascade" }),
    isRegistration: boolean("is_registration").notNull(),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [index("passkey_challenges_customer").on(t.customerId), index("passkey_challenges_expires").on(t.expiresAt)],
);
