import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { importPictures, productImports } from "#db/schema/product-import.ts";
import { productImages, products, variants } from "#db/schema/product.ts";
import type { Context } from "../../context.ts";

type NewImage = Omit<typeof importPictures.$inferInsert, "id">;

export async function insertImportImages(ctx: Context, pictures: readonly NewImage[]): Promise<void> {
  for (let from = 0; from < pictures.length; from += 1_000)
    await ctx.db.insert(importPictures).values(pictures.slice(from, from + 1_000));
}

export type WaitingImage = {
  id: number;
  importId: number;
  productId: number;
  line: number;
  source: string;
  alt: string;
  colorId: number | null;
  sku: string;
  attempts: number;
  archive: string | null;
};

/** The next images to fetch, those of a product in their order. */
export function findWaitingImages(ctx: Context, max: number): Promise<WaitingImage[]> {
  return ctx.db
    .select({
      id: importPictures.id,
      importId: importPictures.importId,
      productId: importPictures.productId,
      line: importPictures.line,
      source: importPictures.source,
      alt: importPictures.alt,
      colorId: importPictures.colorId,
      sku: importPictures.sku,
      attempts: importPictures.attempts,
      archive: productImports.archive,
    })
    .from(importPictures)
    .innerJoin(productImports, eq(productImports.id, importPictures.importId))
    .where(eq(importPictures.state, "waiting"))
    .orderBy(asc(importPictures.attempts), asc(importPictures.id))
    .limit(max);
}

/** An image of the same run that is there already under this address; null if none is. */
export async function findFetchedFile(ctx: Context, importId: number, source: string): Promise<string | null> {
  const rows = await ctx.db
    .select({ file: importPictures.file })
    .from(importPictures)
    .where(
      and(eq(importPictures.importId, importId), eq(importPictures.source, source), eq(importPictures.state, "done")),
    )
    .limit(1);
  return rows[0]?.file ?? null;
}

/** Appends an image to its product, or sets it on the variant with the SKU. True if a listing shows the product and no other worker was faster. */
export async function addImportedImage(ctx: Context, picture: WaitingImage, file: string): Promise<boolean> {
  const { id, productId, alt, colorId, sku } = picture;
  const taken = await ctx.db
    .update(importPictures)
    .set({ state: "done", file })
    .where(and(eq(importPictures.id, id), eq(importPictures.state, "waiting")))
    .returning({ id: importPictures.id });
  if (taken.length === 0) return false;
  const changed = await ctx.db
    .update(products)
    .set({
      images: sql`case when ${file} = any(${products.images}) then ${products.images} else ${products.images} || ${file}::text end`,
    })
    .where(eq(products.id, productId))
    .returning({ status: products.status });
  await ctx.db.insert(productImages).values({ productId, file, alt, colorId }).onConflictDoNothing();
  const name = picture.source.split(/[/?#]/).findLast((part) => part.includes(".")) ?? "";
  await ctx.db.execute(sql`insert into media_files (file, shop_id, name, alt)
    select ${file}, p.shop_id, ${name.slice(0, 200)}, ${alt} from products p where p.id = ${productId} on conflict (file) do nothing`);
  if (sku !== "")
    await ctx.db
      .update(variants)
      .set({ image: file })
      .where(and(eq(variants.productId, productId), eq(variants.sku, sku)));
  else if (colorId !== null)
    await ctx.db
      .update(variants)
      .set({ image: file })
      .where(and(eq(variants.productId, productId), eq(variants.colorId, colorId), sql`${variants.image} is null`));
  return changed[0]?.status === "published";
}

/** `problem`: a keyword. */
export async function failImage(
  ctx: Context,
  { id, importId, line, source }: WaitingImage,
  column: string,
  problem: string,
): Promise<void> {
  const taken = await ctx.db
    .update(importPictures)
    .set({ state: "failed", problem })
    .where(and(eq(importPictures.id, id), eq(importPictures.state, "waiting")))
    .returning({ id: importPictures.id });
  if (taken.length === 0) return;
  const error = JSON.stringify([{ line, column, message: problem, source: source.slice(0, 300) }]);
  await ctx.db
    .update(productImports)
    .set({ errors: sql`${productImports.errors} || ${error}::jsonb` })
    .where(and(eq(productImports.id, importId), sql`jsonb_array_length(${productImports.errors}) < 2000`));
}

/** The address did not respond: it is retried later. */
export async function postponeImage(ctx: Context, id: number): Promise<void> {
  await ctx.db
    .update(importPictures)
    .set({ attempts: sql`${importPictures.attempts} + 1` })
    .where(eq(importPictures.id, id));
}

/** Returns and clears the ZIPs of finished runs without images left to extract. */
export async function takeEmptiedArchives(ctx: Context): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: productImports.id, archive: productImports.archive })
    .from(productImports)
    .where(
      and(
        sql`${productImports.archive} is not null`,
        inArray(productImports.state, ["done", "failed", "undone"]),
        sql`not exists (select from ${importPictures} where ${importPictures.importId} = ${productImports.id} and ${importPictures.state} = 'waiting')`,
      ),
    );
  if (rows.length > 0)
    await ctx.db
      .update(productImports)
      .set({ archive: null })
      .where(
        inArray(
          productImports.id,
          rows.map(({ id }) => id),
        ),
      );
  return rows.flatMap(({ archive }) => archive ?? []);
}
