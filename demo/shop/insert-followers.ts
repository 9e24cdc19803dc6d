import type { Database } from "#db/client.ts";
import { shopDigests, shopFollowers } from "#db/schema/shop-follower.ts";
import { insertRows } from "../insert-rows.ts";
import { daysFrom, known } from "../known.ts";
import { randomFor } from "../random.ts";
import type { PeopleIds } from "./insert-people.ts";

/** The shops that the demo's own shopper follows. */
const OF_SHOPPER = ["hearth-and-clay", "seven-springs", "north-room", "toy-attic", "clear-signal"];

/** Who follows which shop; some shops are more popular than others. Current news counts as sent. */
export async function insertFollowers(
  db: Database,
  people: Pick<PeopleIds, "shopper" | "reviewers">,
  shops: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const own = OF_SHOPPER.map((slug, index) => ({
    customerId: people.shopper,
    shopId: known(shops, slug),
    createdAt: daysFrom(now, -7 * (index + 1)),
  }));
  const others = [...shops].flatMap(([slug, shopId]) => {
    const random = randomFor(`followers ${slug}`);
    const count = random.between(4, Math.max(4, people.reviewers.length - 6));
    return random.some(people.reviewers, count).map((customerId) => ({
      customerId,
      shopId,
      createdAt: daysFrom(now, -random.between(1, 360)),
    }));
  });
  const rows = [...own, ...others];
  await insertRows(db, shopFollowers, rows);
  const followers = [...new Set(rows.map(({ customerId }) => customerId))];
  await insertRows(
    db,
    shopDigests,
    followers.map((customerId) => ({ customerId, coveredUntilAt: now })),
  );
}
