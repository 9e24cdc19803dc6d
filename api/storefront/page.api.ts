import { z } from "@hono/zod-openapi";
import { getPage } from "#domain/platform/page/get-page.ts";
import { toWire } from "#shared/wire.ts";
import { refuse } from "../answer.ts";
import { openRoutes } from "../create-route.ts";
import { createRouter } from "../router.ts";

const pageSchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    title: z.string(),
    body: z.string(),
    description: z.string(),
    updated_at: z.string(),
  })
  .openapi("Page");

const routes = openRoutes("Page");

const page = routes.get(
  "/home/others-page/{slug}",
  "A static page; `body` is HTML",
  { params: z.object({ slug: z.string().max(200) }) },
  z.object({ page: pageSchema }),
);

export const pageApi = createRouter().openapi(page, async (c) => {
  const found = await getPage(c.var.ctx, c.req.valid("param").slug);
  if (!found) return refuse(c, { code: "not_found" });
  return c.json({ page: toWire(found) }, 200);
});
