import type { z } from "@hono/zod-openapi";
import type { licenceKeysInput } from "#domain/fulfilment/digital/digital.input.ts";
import { findShopFiles } from "#domain/fulfilment/digital/find-shop-files.ts";
import type { DigitalSide } from "#domain/fulfilment/digital/get-managed-product.ts";
import { offerFile } from "#domain/fulfilment/digital/offer-file.ts";
import { offerLicenceKeys } from "#domain/fulfilment/digital/offer-licence-keys.ts";
import { removeFile } from "#domain/fulfilment/digital/remove-file.ts";
import { toWire } from "#shared/wire.ts";
import { refuse, type ApiContext } from "./answer.ts";

type GivenFile = { file: File; version: string; variant_id?: number | undefined };

/** Shop and operator manage files and license keys alike; which of them the caller is, is checked each time. */
export async function listFiles(c: ApiContext, side: DigitalSide, id: number) {
  const found = await findShopFiles(c.var.ctx, side, id);
  return found.ok ? c.json({ files: toWire(found.value) }, 200) : refuse(c, found.failure);
}

export async function takeFile(c: ApiContext, side: DigitalSide, id: number, given: GivenFile) {
  const { ctx } = c.var;
  const { file, version, variant_id: variantId } = given;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const offered = await offerFile(ctx, side, id, { name: file.name, bytes, version, variantId });
  if (!offered.ok) return refuse(c, offered.failure);
  return c.json({ success: ctx.t("File uploaded"), files: toWire(offered.value) }, 200);
}

export async function takeFileAway(c: ApiContext, side: DigitalSide, id: number, fileId: number) {
  const { ctx } = c.var;
  const removed = await removeFile(ctx, side, id, fileId);
  if (!removed.ok) return refuse(c, removed.failure);
  return c.json({ success: ctx.t("File removed"), files: toWire(removed.value) }, 200);
}

export async function takeKeys(
  c: ApiContext,
  side: DigitalSide,
  id: number,
  { variant_id: variantId, keys }: z.infer<typeof licenceKeysInput>,
) {
  const { ctx } = c.var;
  const offered = await offerLicenceKeys(ctx, side, id, { variantId, keys });
  if (!offered.ok) return refuse(c, offered.failure);
  const { added } = offered.value;
  return c.json({ success: ctx.t("{count} license keys added", { count: added }), added }, 200);
}
