import type { Database } from "#db/client.ts";
import { wishlistItems, wishlists } from "#db/schema/wishlist.ts";
import { WISHLISTS } from "../content/wishlists.ts";
import { insertRows, insertWithIds } from "../insert-rows.ts";
import { daysFrom, known } from "../known.ts";
import { hashOf, randomFor } from "../random.ts";
import type { DemoProduct } from "./demo-product.ts";
import type { PeopleIds } from "./insert-people.ts";

/** Wishlists of the demo accounts; some products have become cheaper since. */
export async function insertWishlists(
  db: Database,
  all: readonly DemoProduct[],
  productIds: ReadonlyMap<string, number>,
  people: Pick<PeopleIds, "shopper" | "seller">,
  now: Date,
): Promise<void> {
  const ids = await insertWithIds(
    db,
    wishlists,
    WISHLISTS.map(({ owner, name, isShared }) => ({
      customerId: people[owner],
      name,
      isDefault: name === "",
      shareKey: isShared ? `demo-${hashOf(`share ${name}`).toString(36)}` : null,
      createdAt: daysFrom(now, -90),
    })),
  );
  const wishes = WISHLISTS.flatMap(({ owner, name, count, tops }, index) => {
    const random = randomFor(`wishlist ${owner} ${name}`);
    const candidates = all.filter(({ topSlug }) => tops.some((top) => top === topSlug));
    return random.some(candidates, count).map((product) => {
      const days = Math.min(random.between(5, 60), product.daysOnSale);
      return { wishlistId: ids[index]!, productId: known(productIds, product.slug), addedAt: daysFrom(now, -days) };
    });
  });
  await insertRows(db, wishlistItems, wishes);
}
