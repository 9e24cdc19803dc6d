import { setTimeout as sleep } from "node:timers/promises";
import { CURRENCIES_TAG } from "#domain/platform/currency/find-currencies.ts";
import { ATTRIBUTES_TAG } from "../attribute/attribute.ts";
import { changeProductStatus } from "../product-admin/change-product-status.ts";
import { changeProduct } from "../product-admin/change-product.ts";
import { hasForbiddenWords } from "../product-admin/forbidden-words.ts";
import { withTransaction, type Context } from "../../context.ts";
import { checkFile, findAllHolders, mergedOf, ownerOf, ownProductOf } from "./check-file.ts";
import { MAX_IMPORT_ERRORS, type FileProduct, type FileProducts, type ImportError } from "./import.ts";
import { insertImportImages } from "./import-image.repository.ts";
import { makeOptions, makeTerms } from "./make-terms.ts";
import { readWanted, withSlugs } from "./import-wanted.ts";
import { insertDrafts } from "./import-write.repository.ts";
import {
  advanceImport,
  beginImport,
  countUpdate,
  endImport,
  getWaitingImport,
  insertImportedProducts,
  type WaitingImport,
} from "./import.repository.ts";
import { mapColumns } from "./map-columns.ts";
import { foreignImages } from "./own-images.ts";
import { productToImport } from "./product-to-import.ts";
import { readFileProducts } from "./read-file-products.ts";
import { readRows } from "./read-rows.ts";

const CHUNK_SIZE = 100;
/** After each chunk: the embedded database has one connection, and pages ask several times. */
const PAUSE_MILLISECONDS = 200;
/** The limit for a run; the image job fetches no more per product. */
const MAX_IMAGES_OF_PRODUCT = 30;

/** The job: imports waiting files one after the other. An interrupted run continues after its last chunk. */
export async function runImports(ctx: Context): Promise<void> {
  for (;;) {
    const run = await getWaitingImport(ctx);
    if (!run) return;
    try {
      await runImport(ctx, run);
    } catch (error) {
      ctx.log.error({ err: error, import: run.id }, "an import failed");
      await endImport(ctx, run.id, { state: "failed" });
    }
    ctx.enqueue("fetch-pictures");
  }
}

async function runImport(ctx: Context, run: WaitingImport): Promise<void> {
  const read = await readRows(run.source);
  if (typeof read === "string") return endImport(ctx, run.id, { state: "failed" });
  const file = withOwnColumns(readFileProducts(run.format, mapColumns(read, run.mapping)), run.mapping);
  const { good, updates, unchanged, errors, notes } = await checkFile(ctx, run, file);
  const findings = [...errors, ...notes].slice(0, MAX_IMPORT_ERRORS);
  await beginImport(ctx, run.id, file.products.length - good.size - updates.size, findings);
  if (run.isDryRun) return endImport(ctx, run.id, { state: "done", created: good.size, updated: updates.size });
  if (run.isAllOrNothing && errors.length > 0 && run.position === 0)
    return endImport(ctx, run.id, { state: "failed", skipped: file.products.length });
  for (let from = run.position; from < file.products.length; from += CHUNK_SIZE) {
    const to = Math.min(from + CHUNK_SIZE, file.products.length);
    const wanted = file.products.slice(from, to).filter((product) => !unchanged.has(product));
    const wrong = await updateProducts(
      ctx,
      run,
      file,
      wanted.filter((product) => updates.has(product)),
    );
    const chunk = wanted.filter((product) => good.has(product));
    if (!(await importChunk(ctx, run, file, chunk, { from, to, errors: wrong }))) return;
    await sleep(PAUSE_MILLISECONDS);
  }
  await endImport(ctx, run.id, { state: "done" });
}

/** Users look for the file's own column. */
function withOwnColumns(file: FileProducts, mapping: WaitingImport["mapping"]): FileProducts {
  return mapping ? { ...file, columnOf: (field) => mapping[file.columnOf(field)] ?? file.columnOf(field) } : file;
}

/** Saves each product as its editor would, in its own transaction: one that was already saved has nothing left to change. */
async function updateProducts(
  ctx: Context,
  run: WaitingImport,
  file: FileProducts,
  products: readonly FileProduct[],
): Promise<ImportError[]> {
  const errors: ImportError[] = [];
  for (const product of products) {
    const failed = await withTransaction(ctx, async (inside) => {
      await makeOptions(inside, run, [product], await readWanted(inside, run, file));
      const wanted = await readWanted(inside, run, file);
      const skus = product.variants.map(({ sku }) => sku);
      const holders = await findAllHolders(inside, skus);
      const id = ownProductOf(product, holders, run.shopId);
      const merged = id === null ? null : await mergedOf(inside, run, id, product, wanted);
      if (id === null || !merged?.input) return { ok: true as const, value: null };
      const input = { ...merged.input, stock_reason: inside.t("Import") };
      const changed = await changeProduct(inside, ownerOf(run), id, input);
      if (!changed.ok) return changed;
      await insertImportedProducts(inside, run.id, [
        { productId: id, before: merged.before, revision: changed.value.revision },
      ]);
      await countUpdate(inside, run.id);
      if (merged.before.pictures.length === 0) await planImages(inside, run, [{ product, productId: id }], wanted);
      return { ok: true as const, value: null };
    });
    if (!failed.ok)
      errors.push({
        line: product.line,
        column: file.columnOf("sku"),
        message: Object.values("errors" in failed.failure ? failed.failure.errors : {})[0] ?? "This value isn't valid.",
      });
  }
  return errors;
}

type Chunk = { from: number; to: number; errors: ImportError[] };

/** False if another process has done this chunk. Drafts are in no listing: only those that are published refresh one. */
async function importChunk(
  ctx: Context,
  run: WaitingImport,
  file: FileProducts,
  chunk: readonly FileProduct[],
  { from, to, errors: wrong }: Chunk,
): Promise<boolean> {
  return withTransaction(ctx, async (inside) => {
    const before = await readWanted(inside, run, file);
    if (run.isWholeShop) await makeTerms(inside, run, chunk, before);
    const hasOptions = await makeOptions(inside, run, chunk, before);
    // The terms that a whole shop needs exist now.
    const wanted = await readWanted(inside, { ...run, isWholeShop: false }, file);
    const checked = chunk.map((product) => ({ product, ...productToImport(product, wanted) }));
    const inputs = checked.flatMap(({ product, input }) => (input ? [{ product, input }] : []));
    const taken = await findAllHolders(
      inside,
      inputs.flatMap(({ input }) => input.variants.map(({ sku }) => sku)),
    );
    const isTaken = ({ input }: (typeof inputs)[number]) => input.variants.some(({ sku }) => taken.has(sku));
    const late = inputs.filter(isTaken).map(({ product }) => ({
      line: product.line,
      column: file.columnOf("sku"),
      message: "Another product has this SKU.",
    }));
    const drafts = await withSlugs(
      inside,
      run,
      from,
      inputs.filter((each) => !isTaken(each)),
    );
    const step = {
      from,
      to,
      created: drafts.length,
      errors: [...wrong, ...checked.flatMap(({ errors }) => errors), ...late],
    };
    if (!(await advanceImport(inside, run.id, step))) return false;
    if (drafts.length === 0) return true;
    const approved = drafts.map(({ slug, input }) => ({
      slug,
      input,
      isApproved: run.isByOperator || (!run.isApprovalRequired && !hasForbiddenWords(inside, input)),
    }));
    const ids = await insertDrafts(inside, run.shopId, approved, wanted.attributeOf, wanted.languages);
    await insertImportedProducts(
      inside,
      run.id,
      ids.map((productId) => ({ productId, before: null, revision: 1 })),
    );
    const shown = drafts.flatMap(({ product }, index) => (product.isPublished ? [ids[index]!] : []));
    if (run.isWholeShop && shown.length > 0)
      await changeProductStatus(inside, { kind: "shop", shopId: run.shopId }, { ids: shown, action: "publish" });
    const made = drafts.map(({ product }, index) => ({ product, productId: ids[index]! }));
    await planImages(inside, run, made, wanted);
    if (approved.some(({ input }) => input.variants.some(({ fixed_prices: prices }) => prices?.length)))
      await inside.cache.purge([CURRENCIES_TAG]);
    if (hasOptions) await inside.cache.purge([ATTRIBUTES_TAG]);
    return true;
  });
}

type Made = { product: FileProduct; productId: number };

/** Records the images that the job `fetch-pictures` downloads. */
async function planImages(
  ctx: Context,
  run: WaitingImport,
  made: readonly Made[],
  { terms }: Awaited<ReturnType<typeof readWanted>>,
): Promise<void> {
  const pictures = made.flatMap(({ product, productId }) =>
    foreignImages(product, terms)
      .slice(0, MAX_IMAGES_OF_PRODUCT)
      .map(({ source, alt, color, sku }, position) => ({
        importId: run.id,
        productId,
        line: product.line,
        source: source.slice(0, 2_000),
        alt: alt.replaceAll(/\p{Cc}/gu, " ").slice(0, 200),
        colorId: color === "" ? null : terms.colorOf(color),
        sku,
        position,
      })),
  );
  await insertImportImages(ctx, pictures);
}
