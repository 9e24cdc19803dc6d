import { z } from "@hono/zod-openapi";
import { homeRevisionOf } from "#domain/platform/home-admin/home-revision.ts";
import { getMenuForm } from "#domain/platform/menu/get-menu-form.ts";
import { menuInput, menuParameter } from "#domain/platform/menu/menu.input.ts";
import { saveMenu } from "#domain/platform/menu/save-menu.ts";
import { toWire } from "#shared/wire.ts";
import { answers, body, doneSchema, refuse, refuseInput } from "../answer.ts";
import { createRoute } from "../create-route.ts";
import { createRouter } from "../router.ts";
import { staffActions, staffReads } from "../staff-guard.ts";

const tags = ["Administration: menus"];

const entrySchema = z.object({
  label: z.string(),
  target: z.object({
    kind: z.enum(["heading", "place", "category", "page", "address"]),
    place: z.string().optional(),
    id: z.int().optional(),
    address: z.string().optional(),
  }),
  translations: z.array(z.object({ language_code: z.string(), label: z.string() })),
});

const read = createRoute({
  method: "get",
  path: "/admin/menus/{menu}",
  tags,
  summary: "The menu of the header or the footer; without entries the usual one is shown",
  ...staffReads("content.manage"),
  request: { params: menuParameter },
  responses: answers(
    z.object({ entries: z.array(entrySchema.extend({ children: z.array(entrySchema) })), revision: z.string() }),
  ),
});

const change = createRoute({
  method: "post",
  path: "/admin/menus/{menu}",
  tags,
  summary: "Arrange a menu: these entries in this order, two levels deep",
  ...staffActions("content.manage"),
  request: { params: menuParameter, ...body(menuInput) },
  responses: answers(doneSchema),
});

export const adminMenuApi = createRouter()
  .openapi(read, async (c) => {
    const found = await getMenuForm(c.var.ctx, c.req.valid("param").menu);
    if (!found.ok) return refuse(c, found.failure);
    return c.json({ entries: toWire(found.value), revision: homeRevisionOf(found.value) }, 200);
  })
  .openapi(change, async (c) => {
    const saved = await saveMenu(c.var.ctx, c.req.valid("param").menu, c.req.valid("json"));
    if (saved.ok) return c.json({ success: c.var.ctx.t("Menu saved") }, 200);
    return saved.failure.code === "invalid" ? refuseInput(c, saved.failure.errors) : refuse(c, saved.failure);
  });
