import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { TEAM_ROLES } from "#shared/shop-role.ts";
import { createdAt, extensionOf, id, instant, isOneOf, partOf, word } from "../columns.ts";
import { customers } from "./customer.ts";
import { shops } from "./shop.ts";

/** Who works for a shop in addition to its owner. A customer works for one shop at most. */
export const shopMembers = pgTable(
  "shop_members",
  {
    customerId: extensionOf("customer_id", () => customers.id),
    shopId: partOf("shop_id", () => shops.id),
    role: word("role", TEAM_ROLES).notNull(),
    createdAt: createdAt(),
  },
  (t) => [check("shop_members_role", isOneOf(t.role, TEAM_ROLES)), index("shop_members_shop").on(t.shopId)],
);

/** An invitation to a shop's team, valid for the mailed link and this address. Only the code's hash is stored. */
export const shopInvitations = pgTable(
  "shop_invitations",
  {
    id: id(),
    shopId: partOf("shop_id", () => shops.id),
    email: text("email").notNull(),
    role: word("role", TEAM_ROLES).notNull(),
    codeHash: text("code_hash").notNull().unique(),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
    acceptedAt: instant("accepted_at"),
  },
  (t) => [
    check("shop_invitations_email", sql`${t.email} = lower(${t.email})`),
    check("shop_invitations_role", isOneOf(t.role, TEAM_ROLES)),
    uniqueIndex("shop_invitations_open")
      .on(t.shopId, t.email)
      .where(sql`accepted_at is null`),
    index("shop_invitations_email_open").on(t.email),
  ],
);
