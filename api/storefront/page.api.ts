import { z } from "@hono/zod-openapi";
import { getPage } from "#domain/platform/page/get-page.ts";
import { toWire } from "#shared/wire.ts";
import { answers, refuse } from "../answer.ts";
import { createRoute } from "../create-route.ts";
import { readOnly } from "../guard.ts";
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

const page = createRoute({
  method: "get",
  path: "/home/others-page/{slug}",
  tags: ["Page"],
  summary: "A static page; `body` is HTML",
  middleware: [readOnly] as const,
  request: { params: z.object({ slug: z.string().max(200) }) },
  responses: answers(z.object({ page: pageSchema })),
});

export const pageApi = createRouter().openapi(page, async (c) => {
  const found = await getPage(c.var.ctx, c.req.valid("param").slug);
  if (!found) return refuse(c, { code: "not_found" });
  return c.json({ page: toWire(found) }, 200);
});
