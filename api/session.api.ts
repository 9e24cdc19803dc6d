import { createRoute, z } from "@hono/zod-openapi";
import { makePageToken } from "#domain/session/page-token.ts";
import { answers } from "./answer.ts";
import { marked } from "./guard.ts";
import { createRouter } from "./router.ts";

const token = createRoute({
  method: "get",
  path: "/token",
  tags: ["Session"],
  summary: "A new page token",
  middleware: [marked] as const,
  responses: answers(z.object({ token: z.string() })),
});

export const sessionApi = createRouter().openapi(token, (c) => c.json({ token: makePageToken(c.var.ctx) }, 200));
