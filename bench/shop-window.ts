import { createClient, type Client } from "#tests/support/client.ts";

type ListedProduct = { id: number; slug: string; name: string; has_variant: boolean };

/** What a load requests: slugs and search words that exist in the shop. */
export type ShopWindow = {
  category: string;
  categories: string[];
  product: string;
  products: ListedProduct[];
  words: string[];
};

type CategoryNode = { slug: string; children: CategoryNode[] };

export async function readShopWindow(url: string): Promise<ShopWindow> {
  const client = createClient(url);
  const { body: tree } = await client.get<{ categories: CategoryNode[] }>("home/categories");
  const leaves = tree.categories.flatMap((top) => top.children.flatMap(({ children }) => children));
  const categories = leaves.map(({ slug }) => slug);
  const products = await findProducts(client);
  const words = [...new Set(products.flatMap(({ name }) => name.split(" ")))].filter((word) =>
    /^[a-z]{4,}$/i.test(word),
  );
  if (categories.length === 0 || products.length < 50 || words.length < 10) throw new Error("The shop is too empty.");
  return {
    category: categories[0]!,
    categories,
    product: products[0]!.slug,
    products,
    words,
  };
}

/** In stock and without a choice, so that each can be put into a cart as it is. */
async function findProducts(client: Client): Promise<ListedProduct[]> {
  const found: ListedProduct[] = [];
  for (let page = 1; page <= 20 && found.length < 400; page += 1) {
    const { body } = await client.get<{ products: { data: ListedProduct[] } }>(
      `home/filtered_products?in_stock=1&per_page=60&page=${page}`,
    );
    found.push(...body.products.data.filter(({ has_variant }) => !has_variant));
  }
  return found;
}
