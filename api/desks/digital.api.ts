import { z } from "@hono/zod-openapi";
import { licenseKeysInput, offeredFileParameter } from "#domain/fulfilment/digital/digital.input.ts";
import { findShopFiles } from "#domain/fulfilment/digital/find-shop-files.ts";
import type { DigitalSide } from "#domain/fulfilment/digital/get-managed-product.ts";
import { offerFile } from "#domain/fulfilment/digital/offer-file.ts";
import { offerLicenseKeys } from "#domain/fulfilment/digital/offer-license-keys.ts";
import { removeFile } from "#domain/fulfilment/digital/remove-file.ts";
import { idParameter } from "#domain/id.input.ts";
import { toWire } from "#shared/wire.ts";
import { answer, type ApiContext, body, formBody, refuse } from "../answer.ts";
import { type Desk, type DeskArea, operatorDesk, shopDesk } from "../desk.ts";
import { createRouter } from "../router.ts";
import { offeredFileForm, offeredFilesSchema } from "../seller/digital.schema.ts";

async function deleteFile(c: ApiContext, side: DigitalSide, id: number, fileId: number) {
  const { ctx } = c.var;
  const removed = await removeFile(ctx, side, id, fileId);
  if (!removed.ok) return refuse(c, removed.failure);
  return c.json({ success: ctx.t("File removed"), files: toWire(removed.value) }, 200);
}

/** The calls about what digital products consist of. */
function digitalCalls<Area extends DeskArea>({ area, side, routes }: Desk<Area>) {
  const isShop = side === "shop";

  const list = routes.get(
    `${area}/products/{id}/files`,
    isShop ? "The files of a digital product of your own shop" : "The files of a digital product of any shop",
    { params: idParameter },
    z.object({ files: offeredFilesSchema }),
  );

  const offer = routes.post(
    `${area}/products/{id}/files`,
    "Add a file of at most 25 MB; replaces one of the same name, also for existing buyers",
    {
      params: idParameter,
      ...formBody(offeredFileForm),
    },
    z.object({ success: z.string(), files: offeredFilesSchema }),
  );

  const keys = routes.post(
    `${area}/products/{id}/licence-keys`,
    "Add license keys of a variant; each new one is a unit in stock, or goes to a waiting buyer",
    { params: idParameter, ...body(licenseKeysInput) },
    z.object({ success: z.string(), added: z.int() }),
  );

  const remove = routes.post(
    `${area}/products/{id}/files/{file_id}/remove`,
    "Remove a file from a digital product that no one has bought",
    { params: offeredFileParameter },
    z.object({ success: z.string(), files: offeredFilesSchema }),
  );

  return createRouter()
    .openapi(remove, (c) => {
      const { id, file_id: fileId } = c.req.valid("param");
      return deleteFile(c, side, id, fileId);
    })
    .openapi(list, async (c) =>
      answer(c, await findShopFiles(c.var.ctx, side, c.req.valid("param").id), (found) => ({ files: toWire(found) })),
    )
    .openapi(offer, async (c) => {
      const { id } = c.req.valid("param");
      const { ctx } = c.var;
      const { file, version, variant_id: variantId } = c.req.valid("form");
      const bytes = new Uint8Array(await file.arrayBuffer());
      const offered = await offerFile(ctx, side, id, { name: file.name, bytes, version, variantId });
      if (!offered.ok) return refuse(c, offered.failure);
      return c.json({ success: ctx.t("File uploaded"), files: toWire(offered.value) }, 200);
    })
    .openapi(keys, async (c) => {
      const { id } = c.req.valid("param");
      const { variant_id: variantId, keys } = c.req.valid("json");
      const { ctx } = c.var;
      const offered = await offerLicenseKeys(ctx, side, id, { variantId, keys });
      if (!offered.ok) return refuse(c, offered.failure);
      const { added } = offered.value;
      return c.json({ success: ctx.t("{count} license keys added", { count: added }), added }, 200);
    });
}

export const sellerDigitalCalls = digitalCalls(shopDesk("Seller: digital products", "products"));
export const adminDigitalCalls = digitalCalls(operatorDesk("Administration: products", "catalog.manage"));
