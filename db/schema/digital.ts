import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { createdAt, id, idOf, instant } from "../columns.ts";
import { orderLines } from "./order.ts";
import { products, variants } from "./product.ts";

/** A file of a product, or of one variant. Its bytes are in the private files, under their digest. */
export const digitalFiles = pgTable(
  "digital_files",
  {
    id: id(),
    productId: idOf("product_id", () => products.id),
    variantId: integer("variant_id").references(() => variants.id),
    /** The file name when downloaded. */
    name: text("name").notNull(),
    version: text("version").notNull().default("1.0"),
    mediaType: text("media_type").notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    /** SHA-256 of its bytes, in hex. */
    digest: text("digest").notNull(),
    position: integer("position").notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    unique("digital_files_name").on(t.productId, t.variantId, t.name).nullsNotDistinct(),
    check("digital_files_size", sql`${t.sizeBytes} > 0`),
    check("digital_files_digest", sql`${t.digest} ~ '^[0-9a-f]{64}$'`),
    index("digital_files_variant")
      .on(t.variantId)
      .where(sql`variant_id is not null`),
  ],
);

/** What a paid order line grants: a number of downloads of each file. None once revoked. */
export const digitalGrants = pgTable(
  "digital_grants",
  {
    orderLineId: integer("order_line_id")
      .primaryKey()
      .references(() => orderLines.id),
    downloadsLimit: integer("downloads_limit").notNull(),
    grantedAt: instant("granted_at").notNull(),
    revokedAt: instant("revoked_at"),
  },
  (t) => [check("digital_grants_limit", sql`${t.downloadsLimit} > 0`)],
);

/** How often a file of a line was downloaded; updated by one statement that checks the limit. */
export const digitalCounts = pgTable(
  "digital_counts",
  {
    orderLineId: idOf("order_line_id", () => digitalGrants.orderLineId),
    fileId: idOf("file_id", () => digitalFiles.id),
    downloadsCount: integer("downloads_count").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderLineId, t.fileId] }),
    check("digital_counts_count", sql`${t.downloadsCount} >= 0`),
    index("digital_counts_file").on(t.fileId),
  ],
);

/** Append-only: each counted download. */
export const digitalDownloads = pgTable(
  "digital_downloads",
  {
    id: id(),
    orderLineId: integer("order_line_id").notNull(),
    fileId: integer("file_id").notNull(),
    /** Key of the signed link that it was requested by. */
    linkKey: text("link_key").notNull(),
    userAgent: text("user_agent").notNull().default(""),
    startedAt: instant("started_at").notNull(),
  },
  (t) => [
    foreignKey({
      name: "digital_downloads_counted",
      columns: [t.orderLineId, t.fileId],
      foreignColumns: [digitalCounts.orderLineId, digitalCounts.fileId],
    }),
    index("digital_downloads_line").on(t.orderLineId, t.fileId),
    index("digital_downloads_link").on(t.linkKey),
  ],
);

/** License keys of a variant, one per unit sold; encrypted with the shop's secret. */
export const licenseKeys = pgTable(
  "licence_keys",
  {
    id: id(),
    variantId: idOf("variant_id", () => variants.id),
    sealed: text("sealed").notNull(),
    /** A keyed hash, so that no key is stored twice. */
    fingerprint: text("fingerprint").notNull(),
    orderLineId: integer("order_line_id").references(() => orderLines.id),
    assignedAt: instant("assigned_at"),
    revokedAt: instant("revoked_at"),
    createdAt: createdAt(),
  },
  (t) => [
    unique("licence_keys_fingerprint").on(t.variantId, t.fingerprint),
    check("licence_keys_assigned", sql`(${t.orderLineId} is null) = (${t.assignedAt} is null)`),
    check("licence_keys_revoked", sql`${t.revokedAt} is null or ${t.assignedAt} is not null`),
    index("licence_keys_free")
      .on(t.variantId, t.id)
      .where(sql`order_line_id is null`),
    index("licence_keys_line")
      .on(t.orderLineId)
      .where(sql`order_line_id is not null`),
  ],
);
