import { desc, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

type TimedTable = PgTable & { createdAt: PgColumn; id: PgColumn };

/** By time, then by id. An id reflects when a row was written, not when the event happened. */
export const newestFirst = ({ createdAt, id }: TimedTable): SQL[] => [desc(createdAt), desc(id)];
