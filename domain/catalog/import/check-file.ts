import { setImmediate as letOthersWork } from "node:timers/promises";
import type { Context } from "../../context.ts";
import { getProductForm } from "../product-admin/get-product-form.ts";
import type { ProductOwner } from "../product-admin/product-admin.ts";
import type { FileProduct, FileProducts, ImportError } from "./import.ts";
import { readWanted } from "./import-wanted.ts";
import { findSkuHolders, type SkuHolder } from "./import-write.repository.ts";
import type { WaitingImport } from "./import.repository.ts";
import { mergeProduct, type Merged } from "./merge-product.ts";
import { productToImport, type Wanted } from "./product-to-import.ts";

const SKUS_CHUNK_SIZE = 5_000;
/** After this many products, waiting requests are handled. */
const CHECK_BATCH_SIZE = 50;
const TAKEN = "Another product has this SKU.";

type Checked = {
  /** To create. */
  good: Set<FileProduct>;
  /** To update an existing product. */
  updates: Set<FileProduct>;
  /** Already exists, exactly as in the file. */
  unchanged: Set<FileProduct>;
  errors: ImportError[];
  notes: ImportError[];
};

/** The errors in the remaining part of the file, and its valid products. */
export async function checkFile(ctx: Context, run: WaitingImport, file: FileProducts): Promise<Checked> {
  const wanted = await readWanted(ctx, run, file);
  const checked: Checked = { good: new Set(), updates: new Set(), unchanged: new Set(), errors: [], notes: [] };
  const left = file.products.slice(run.position);
  const inputs = [];
  for (const [index, product] of left.entries()) {
    if (index % CHECK_BATCH_SIZE === 0) await letOthersWork();
    inputs.push({ product, ...productToImport(product, wanted) });
  }
  const holders = await findAllHolders(
    ctx,
    inputs.flatMap(({ product, input }) => (input ?? product).variants.map(({ sku }) => sku)),
  );
  const seen = new Set<string>();
  for (const { product, input, errors, notes } of inputs) {
    const id = run.format === "souk" ? ownProductOf(product, holders, run.shopId) : null;
    const doubles = product.variants.filter(({ sku }) => sku !== "" && seen.has(sku));
    for (const { sku } of product.variants) seen.add(sku);
    if (id !== null && doubles.length === 0) {
      const merged = await mergedOf(ctx, run, id, product, wanted);
      checked.errors.push(...merged.errors);
      if (merged.input) checked.updates.add(product);
      else if (merged.errors.length === 0) checked.unchanged.add(product);
      continue;
    }
    const clashes = clashesOf(product, input?.variants ?? [], holders, doubles, file.columnOf("sku"), seen);
    checked.errors.push(...errors, ...clashes);
    checked.notes.push(...notes);
    if (input && clashes.length === 0) checked.good.add(product);
  }
  return checked;
}

/** SKUs of other products, of the database or earlier in the file; those generated from names count too. */
function clashesOf(
  { variants }: FileProduct,
  inputs: readonly { sku: string }[],
  holders: ReadonlyMap<string, SkuHolder>,
  doubles: readonly { sku: string }[],
  column: string,
  seen: Set<string>,
): ImportError[] {
  const own = new Set<string>();
  return inputs.flatMap(({ sku }, index) => {
    const isMade = variants[index]!.sku === "";
    const isTaken = holders.has(sku) || own.has(sku) || doubles.includes(variants[index]!) || (isMade && seen.has(sku));
    own.add(sku);
    if (isMade) seen.add(sku);
    return isTaken ? [{ line: variants[index]!.line, column, message: TAKEN }] : [];
  });
}

/** The one product of this shop that has SKUs of this one; null if there is none, or others have some of them. */
export function ownProductOf(
  { variants }: FileProduct,
  holders: ReadonlyMap<string, SkuHolder>,
  shopId: number,
): number | null {
  const found = variants.flatMap(({ sku }) => holders.get(sku) ?? []);
  const ids = new Set(found.map(({ productId }) => productId));
  return ids.size === 1 && found.every((holder) => holder.shopId === shopId) ? [...ids][0]! : null;
}

export async function mergedOf(
  ctx: Context,
  run: WaitingImport,
  id: number,
  product: FileProduct,
  wanted: Wanted,
): Promise<Merged> {
  const form = await getProductForm(ctx, ownerOf(run), id);
  if (!form.ok) throw new Error(`The product ${id} of an import is gone`);
  return mergeProduct(form.value, product, wanted);
}

/** A run changes products of its shop only, no matter who started it. */
export function ownerOf({ shopId }: WaitingImport): ProductOwner {
  return { kind: "shop", shopId };
}

/** The products that have these SKUs. */
export async function findAllHolders(ctx: Context, skus: readonly string[]): Promise<Map<string, SkuHolder>> {
  const wanted = skus.filter((sku) => sku !== "");
  const parts = Array.from({ length: Math.ceil(wanted.length / SKUS_CHUNK_SIZE) }, (_, part) =>
    wanted.slice(part * SKUS_CHUNK_SIZE, (part + 1) * SKUS_CHUNK_SIZE),
  );
  const found = await Promise.all(parts.map((part) => findSkuHolders(ctx, part)));
  return new Map(found.flatMap((each) => [...each]));
}
