import { z } from "@hono/zod-openapi";
import { EXPORT_FORMATS } from "#domain/platform/list-export/list-export.ts";
import { idParameter } from "#domain/id.input.ts";
import type { Context } from "#domain/context.ts";
import { findExportSource } from "#domain/platform/export-source/export-sources.ts";
import { getExport, getExportFile } from "#domain/platform/list-export/get-export.ts";
import { exportInput } from "#domain/platform/list-export/list-export.input.ts";
import { startExport } from "#domain/platform/list-export/start-export.ts";
import { staffFailure } from "#domain/platform/permission/permission.ts";
import { requireOwnShop } from "#domain/shops/shop/require-own-shop.ts";
import type { Failure } from "#shared/failures.ts";
import { EXPORT_LISTS } from "#shared/list/export-columns.ts";
import { success, type Result } from "#shared/result.ts";
import type { ShopRight } from "#shared/shop-role.ts";
import { toWire } from "#shared/wire.ts";
import { body, failureResponses, refuse, refuseInput } from "../answer.ts";
import { routesOf } from "../create-route.ts";
import type { Desk, DeskArea } from "../desk.ts";
import { createRouter } from "../router.ts";
import { sellerActions, sellerReads } from "../seller-guard.ts";
import { anyStaffRoutes } from "../staff-guard.ts";

type Side = "shop" | "operator";

/** An export; `done` of `total` items of the list are in its file, which has `rows`. */
const exportSchema = z
  .object({
    id: z.int(),
    list: z.enum(EXPORT_LISTS),
    format: z.enum(EXPORT_FORMATS),
    state: z.enum(["queued", "running", "done", "failed"]),
    done: z.int(),
    total: z.int(),
    rows: z.int(),
    started_at: z.string(),
  })
  .openapi("ListExport");

const exportStartedSchema = z.object({ success: z.string(), export: exportSchema });

/** The visitor's shop, with this right in it; null for the operator. */
async function getShopId(ctx: Context, side: Side, right?: ShopRight | null): Promise<Result<number | null, Failure>> {
  if (side === "operator") return success(null);
  const shop = await requireOwnShop(ctx, right ?? "shop.read");
  return shop.ok ? success(shop.value.id) : shop;
}

/** The response of a call that sends the file. */
const exportFileAnswer = {
  200: { description: "The file.", content: { "text/csv": { schema: z.string() } } },
  ...failureResponses,
} as const;

/** The calls about exports of lists. */
function exportCalls<Area extends DeskArea>({ area, side, routes }: Desk<Area>) {
  const start = routes.post(
    `${area}/exports`,
    "Export selected or all matching rows of a list as a file, written by a job; requires access to the list",
    body(exportInput),
    exportStartedSchema,
  );

  const one = routes.get(
    `${area}/exports/{id}`,
    "The progress of one's own export",
    { params: idParameter },
    z.object({ export: exportSchema }),
  );

  const file = routes.get(
    `${area}/exports/{id}/file`,
    "The file of one's own export",
    { params: idParameter },
    exportFileAnswer,
  );

  return createRouter()
    .openapi(start, async (c) => {
      const { list, ...input } = c.req.valid("json");
      const { ctx } = c.var;
      const source = findExportSource(list, side);
      if (!source) return refuse(c, { code: "not_found" });
      const shopId = await getShopId(ctx, side, source.right);
      if (!shopId.ok) return refuse(c, shopId.failure);
      const started = await startExport(ctx, source, shopId.value, input);
      if (started.ok) return c.json({ success: ctx.t("Export started"), export: toWire(started.value) }, 200);
      if (started.failure.code === "invalid_filter")
        return refuseInput(c, { filter: [ctx.t("This value isn't valid.")] });
      return refuse(c, started.failure);
    })
    .openapi(one, async (c) => {
      const { id } = c.req.valid("param");
      const shopId = await getShopId(c.var.ctx, side);
      if (!shopId.ok) return refuse(c, shopId.failure);
      const found = await getExport(c.var.ctx, { shopId: shopId.value, id });
      return found.ok ? c.json({ export: toWire(found.value) }, 200) : refuse(c, found.failure);
    })
    .openapi(file, async (c) => {
      const { id } = c.req.valid("param");
      const { ctx } = c.var;
      const own = await getShopId(ctx, side);
      if (!own.ok) return refuse(c, own.failure);
      const known = await getExport(ctx, { shopId: own.value, id });
      const source = known.ok ? findExportSource(known.value.list, side) : null;
      if (!source) return refuse(c, { code: "not_found" });
      const shopId = await getShopId(ctx, side, source.right);
      if (!shopId.ok) return refuse(c, shopId.failure);
      const failed = side === "operator" ? staffFailure(ctx, source.permission!) : null;
      if (failed) return refuse(c, failed);
      const found = await getExportFile(ctx, { shopId: shopId.value, id });
      if (!found.ok) return refuse(c, found.failure);
      const { name, type, stream } = found.value;
      return c.body(stream, 200, { "Content-Type": type, "Content-Disposition": `attachment; filename="${name}"` });
    });
}

export const sellerExportCalls = exportCalls({
  area: "/seller",
  side: "shop",
  routes: routesOf("Seller: exports", sellerReads("shop.read"), sellerActions("shop.read")),
});
export const adminExportCalls = exportCalls({
  area: "/admin",
  side: "operator",
  routes: anyStaffRoutes("Administration: exports"),
});
