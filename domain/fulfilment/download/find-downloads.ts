import { readOrderCode } from "#domain/orders/order/order-code.ts";
import { openKey } from "#domain/fulfilment/digital/license-key.ts";
import type { Page } from "#shared/page.ts";
import type { Context } from "../../context.ts";
import { downloadHolder, downloadState } from "./download-state.ts";
import type { DownloadLine, DownloadWish } from "./download.ts";
import {
  findCounts,
  findFiles,
  findKeyedVariants,
  findLinesOfCode,
  findOwnLines,
  findSealedKeys,
  type DownloadLineRow,
} from "./download.repository.ts";

/**
 * The files and keys that the visitor has bought, newest first; with a code and its key those of one purchase or order.
 */
export async function findDownloads(ctx: Context, wish: DownloadWish): Promise<Page<DownloadLine>> {
  const { page, perPage } = wish;
  const { rows, total } = await findRows(ctx, wish);
  return { items: await presentLines(ctx, rows), page, perPage, total };
}

async function findRows(
  ctx: Context,
  { page, perPage, code, key }: DownloadWish,
): Promise<{ rows: DownloadLineRow[]; total: number }> {
  const range = { limit: perPage, offset: (page - 1) * perPage };
  if (code !== undefined) {
    const lines = await findLinesOfCode(ctx, code, readOrderCode(code));
    const rows = lines.filter((line) => downloadHolder(ctx, line, key) !== null);
    return { rows: rows.slice(range.offset, range.offset + range.limit), total: rows.length };
  }
  const { customerId, sessionId } = ctx.visitor;
  if (customerId !== null) return findOwnLines(ctx, { customerId }, range);
  return sessionId === null ? { rows: [], total: 0 } : findOwnLines(ctx, { sessionId }, range);
}

async function presentLines(ctx: Context, rows: readonly DownloadLineRow[]): Promise<DownloadLine[]> {
  const ids = rows.map(({ id }) => id);
  const [files, counts, sealed, keyed] = await Promise.all([
    findFiles(
      ctx,
      rows.flatMap(({ productId }) => productId ?? []),
    ),
    findCounts(ctx, ids),
    findSealedKeys(ctx, ids),
    findKeyedVariants(
      ctx,
      rows.flatMap(({ variantId }) => variantId ?? []),
    ),
  ]);
  return rows.map((row) => {
    const state = downloadState(row);
    const limit = row.downloadsLimit ?? ctx.settings.downloadsPerPurchase * row.quantity;
    const usedOf = (fileId: number) =>
      counts.find((each) => each.orderLineId === row.id && each.fileId === fileId)?.downloadsCount ?? 0;
    const own = sealed.filter(({ orderLineId }) => orderLineId === row.id);
    const licenceKeys = state === "ready" ? own.flatMap((each) => openKey(ctx, each.sealed) ?? []) : [];
    const isKeyed = row.variantId !== null && keyed.has(row.variantId);
    return {
      id: row.id,
      orderCode: row.orderCode,
      productSlug: row.productSlug,
      name: row.name,
      variantsName: row.variantsName,
      image: row.image,
      shop: row.shop,
      quantity: row.quantity,
      boughtAt: row.placedAt!.toISOString(),
      state,
      files: files
        .filter((file) => isFileOf(file, row))
        .map(({ id, name, version, sizeBytes }) => ({
          id,
          name,
          version,
          sizeBytes,
          downloadsLeft: Math.max(0, limit - usedOf(id)),
          downloadsLimit: limit,
        })),
      licenceKeys,
      isKeyMissing: state === "ready" && isKeyed && licenceKeys.length < row.quantity - row.unitsRefunded,
    };
  });
}

/** A file of one variant only comes with that variant. */
export function isFileOf(
  file: { productId: number; variantId: number | null },
  line: Pick<DownloadLineRow, "productId" | "variantId">,
): boolean {
  return file.productId === line.productId && (file.variantId === null || file.variantId === line.variantId);
}
