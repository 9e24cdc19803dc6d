import { sql } from "drizzle-orm";
import { bigint, index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, instant } from "../columns.ts";

/** Events for open pages: written in the transaction of their cause, sent after it, kept for an hour. */
export const liveEvents = pgTable(
  "live_events",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    channels: text("channels").array().notNull(),
    name: text("name").notNull(),
    /** JSON text, as clients get it. */
    data: text("data").notNull(),
    /** The connection that caused it and does not receive it. */
    socketId: text("socket_id"),
    /** The member who sent it, in a presence channel. */
    userId: text("user_id"),
    createdAt: createdAt(),
    /** Claimed by a process that sends it to a hosted service. */
    claimedAt: instant("claimed_at"),
    sentAt: instant("sent_at"),
  },
  (t) => [
    index("live_events_unsent")
      .on(t.id)
      .where(sql`sent_at is null`),
    index("live_events_sent").on(t.sentAt),
  ],
);
