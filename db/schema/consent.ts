import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id } from "../columns.ts";

/**
 * What visitors decided on optional cookies and embedded content, each time. `key_hash`: of a random key in the
 * visitor's cookie; no other column identifies anyone.
 */
export const consents = pgTable(
  "consents",
  {
    id: id(),
    keyHash: text("key_hash").notNull(),
    accepted: text("accepted").array().notNull(),
    declined: text("declined").array().notNull(),
    /** Of the texts that were shown. */
    textVersion: integer("text_version").notNull(),
    languageCode: text("language_code").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("consents_created").on(t.createdAt)],
);
