import { ATTRIBUTES_TAG } from "../attribute/attribute.ts";
import { findAttributes } from "../attribute/find-attributes.ts";
import { findBrands } from "../brand/find-brands.ts";
import { getCategoryTree } from "../category/find-categories.ts";
import { findColors } from "../color/find-colors.ts";
import { findTaxClasses } from "#domain/pricing/tax/find-tax-classes.ts";
import { withTransaction, type Context } from "../../context.ts";
import { freeName, slugOf } from "../product-admin/slug.ts";
import { MAX_IMPORT_ERRORS, type FileProduct, type FileProducts, type ImportError } from "./import.ts";
import { attributeOptionsOf, createTerms } from "./import-terms.ts";
import { addOptions, findTakenSkus, findTakenSlugs, insertDrafts } from "./import-write.repository.ts";
import { advanceImport, beginImport, endImport, getWaitingImport, type WaitingImport } from "./import.repository.ts";
import type { NewProductInput } from "../product-admin/product-admin.input.ts";
import { productToImport, type Wanted } from "./product-to-import.ts";
import { readFileProducts } from "./read-file-products.ts";
import { readRows } from "./read-rows.ts";
import { refreshListings } from "#domain/discovery/listing/refresh-listings.ts";

const CHUNK_SIZE = 100;
const SKUS_CHUNK_SIZE = 5_000;
const SLUG_ATTEMPTS = 20;

/** The job: imports the files that wait, one after the other. A run that was interrupted goes on after its last chunk. */
export async function runImports(ctx: Context): Promise<void> {
  for (;;) {
    const run = await getWaitingImport(ctx);
    if (!run) return;
    try {
      await runImport(ctx, run);
    } catch (error) {
      ctx.log.error({ err: error, import: run.id }, "an import failed");
      await endImport(ctx, run.id, "failed");
    }
  }
}

async function runImport(ctx: Context, run: WaitingImport): Promise<void> {
  const table = await readRows(run.source);
  if (typeof table === "string") return endImport(ctx, run.id, "failed");
  const file = readFileProducts(run.format, table);
  const { good, errors, notes } = await checkFile(ctx, run, file);
  const findings = [...errors, ...notes].slice(0, MAX_IMPORT_ERRORS);
  await beginImport(ctx, run.id, file.products.length - good.size, findings);
  if (run.isDryRun) return endImport(ctx, run.id, "done", good.size);
  if (run.isAllOrNothing && errors.length > 0 && run.position === 0) return endImport(ctx, run.id, "failed");
  for (let from = run.position; from < file.products.length; from += CHUNK_SIZE) {
    const to = Math.min(from + CHUNK_SIZE, file.products.length);
    const chunk = file.products.slice(from, to).filter((product) => good.has(product));
    if (!(await importChunk(ctx, run, file, chunk, { from, to }))) return;
  }
  await endImport(ctx, run.id, "done");
}

type Checked = { good: Set<FileProduct>; errors: ImportError[]; notes: ImportError[] };

/** What is wrong in the part of the file that is still to do, and which of its products are right. */
async function checkFile(ctx: Context, run: WaitingImport, file: FileProducts): Promise<Checked> {
  const wanted = await readWanted(ctx, run, file);
  const checked: Checked = { good: new Set(), errors: [], notes: [] };
  const skuColumn = file.columnOf("sku");
  const inputs = file.products.slice(run.position).map((product) => ({ product, ...productToImport(product, wanted) }));
  const taken = await findAllTaken(
    ctx,
    inputs.flatMap(({ input }) => input?.variants.map(({ sku }) => sku) ?? []),
  );
  for (const { product, input, errors, notes } of inputs) {
    const clashes = (input?.variants ?? []).flatMap(({ sku }, index) => {
      const isTaken = taken.has(sku);
      taken.add(sku);
      const { line } = product.variants[index]!;
      return isTaken ? [{ line, column: skuColumn, message: "Another product has this SKU." }] : [];
    });
    checked.errors.push(...errors, ...clashes);
    checked.notes.push(...notes);
    if (input && clashes.length === 0) checked.good.add(product);
  }
  const pictured = file.products.find(({ hasPictures }) => hasPictures);
  if (pictured)
    checked.notes.push({
      line: pictured.line,
      column: file.columnOf("pictures"),
      message: "Pictures aren't taken from the file. Add them to the drafts.",
    });
  return checked;
}

async function findAllTaken(ctx: Context, skus: readonly string[]): Promise<Set<string>> {
  const parts = Array.from({ length: Math.ceil(skus.length / SKUS_CHUNK_SIZE) }, (_, part) =>
    skus.slice(part * SKUS_CHUNK_SIZE, (part + 1) * SKUS_CHUNK_SIZE),
  );
  const found = await Promise.all(parts.map((part) => findTakenSkus(ctx, part)));
  return new Set(found.flatMap((each) => [...each]));
}

/** False if another process has done this chunk. */
async function importChunk(
  ctx: Context,
  run: WaitingImport,
  file: FileProducts,
  chunk: readonly FileProduct[],
  { from, to }: { from: number; to: number },
): Promise<boolean> {
  return withTransaction(ctx, async (inside) => {
    const before = await readWanted(inside, run, file);
    const options = attributeOptionsOf(chunk, before.terms);
    if (options.length > 0) await addOptions(inside, options);
    const wanted = await readWanted(inside, run, file);
    const inputs = chunk.flatMap((product) => {
      const { input } = productToImport(product, wanted);
      return input ? [{ product, input }] : [];
    });
    const taken = await findTakenSkus(
      inside,
      inputs.flatMap(({ input }) => input.variants.map(({ sku }) => sku)),
    );
    const isTaken = ({ input }: (typeof inputs)[number]) => input.variants.some(({ sku }) => taken.has(sku));
    const late = inputs.filter(isTaken);
    const errors = late.map(({ product }) => ({
      line: product.line,
      column: file.columnOf("sku"),
      message: "Another product has this SKU.",
    }));
    const drafts = await withSlugs(
      inside,
      run,
      from,
      inputs.filter((each) => !isTaken(each)).map(({ input }) => input),
    );
    if (!(await advanceImport(inside, run.id, { from, to, created: drafts.length, errors }))) return false;
    if (drafts.length === 0) return true;
    const isApproved = run.isByOperator || !run.isApprovalRequired;
    const ids = await insertDrafts(inside, { shopId: run.shopId, isApproved }, drafts, wanted.attributeOf);
    await refreshListings(inside, ids);
    if (options.length > 0) await inside.cache.purge([ATTRIBUTES_TAG]);
    return true;
  });
}

async function readWanted(
  ctx: Context,
  run: WaitingImport,
  { columnOf }: FileProducts,
): Promise<Wanted & { attributeOf: ReadonlyMap<number, number> }> {
  const [tree, brands, colors, attributes, taxClasses] = await Promise.all([
    getCategoryTree(ctx),
    findBrands(ctx),
    findColors(ctx),
    findAttributes(ctx),
    findTaxClasses(ctx),
  ]);
  return {
    terms: createTerms(tree, brands, colors, attributes),
    currency: ctx.baseCurrency.code,
    taxClassCode: (taxClasses.find(({ code }) => code === "standard") ?? taxClasses[0])?.code ?? "",
    categoryId: run.categoryId,
    columnOf,
    attributeOf: new Map(attributes.flatMap(({ id, values }) => values.map((value) => [value.id, id]))),
  };
}

/** A free address for each: its own or one of its name, with a number behind it if that is taken. */
async function withSlugs(ctx: Context, run: WaitingImport, from: number, inputs: readonly NewProductInput[]) {
  const stems = inputs.map(({ slug, name }) => slug || slugOf(name) || "product");
  if (stems.length === 0) return [];
  const candidates = stems.flatMap((stem) =>
    Array.from({ length: SLUG_ATTEMPTS }, (_, index) => (index === 0 ? stem : `${stem}-${index + 1}`)),
  );
  const taken = await findTakenSlugs(ctx, [...new Set(candidates)]);
  return inputs.map((input, index) => {
    const stem = stems[index]!;
    const free = freeName(stem, taken);
    const isKnownFree = free === stem || Number(free.slice(stem.length + 1)) <= SLUG_ATTEMPTS;
    const slug = isKnownFree ? free : `${stem}-${run.id}-${from + index}`;
    taken.add(slug);
    return { slug, input };
  });
}
