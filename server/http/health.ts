import { sql } from "drizzle-orm";
import type { Context as HonoContext } from "hono";
import { RETRY_AFTER_SECONDS } from "./answer-failure.ts";
import type { Shop } from "../shop.ts";

/** Liveness: the process responds. */
export const answerHealth = (c: HonoContext) => c.json({ status: "ok" });

/** Readiness: the database responds; migrations are done before the server listens. */
export async function answerReadiness(c: HonoContext, shop: Shop): Promise<Response> {
  try {
    await shop.database.db.execute(sql`select 1`);
    return c.json({ status: "ready" });
  } catch {
    return c.json({ status: "database unavailable" }, 503, { "Retry-After": RETRY_AFTER_SECONDS });
  }
}
