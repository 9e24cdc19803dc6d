import { z } from "@hono/zod-openapi";
import { homeRevisionOf } from "#domain/platform/home-admin/home-revision.ts";
import { getMenuForm } from "#domain/platform/menu/get-menu-form.ts";
import { menuInput, menuParameter } from "#domain/platform/menu/menu.input.ts";
import { saveMenu } from "#domain/platform/menu/save-menu.ts";
import { toWire } from "#shared/wire.ts";
import { body, doneSchema, refuse } from "../answer.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: menus", "content.manage");

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

const read = routes.get(
  "/admin/menus/{menu}",
  "The menu of the header or the footer; empty: the default",
  { params: menuParameter },
  z.object({ entries: z.array(entrySchema.extend({ children: z.array(entrySchema) })), revision: z.string() }),
);

const change = routes.post(
  "/admin/menus/{menu}",
  "Arrange a menu: these entries in this order, two levels deep",
  { params: menuParameter, ...body(menuInput) },
  doneSchema,
);

export const adminMenuApi = createRouter()
  .openapi(read, async (c) => {
    const found = await getMenuForm(c.var.ctx, c.req.valid("param").menu);
    if (!found.ok) return refuse(c, found.failure);
    return c.json({ entries: toWire(found.value), revision: homeRevisionOf(found.value) }, 200);
  })
  .openapi(change, async (c) => {
    const saved = await saveMenu(c.var.ctx, c.req.valid("param").menu, c.req.valid("json"));
    if (saved.ok) return c.json({ success: c.var.ctx.t("Menu saved") }, 200);
    return refuse(c, saved.failure);
  });
