import { z } from "@hono/zod-openapi";
import { describe, expect, test } from "vitest";
import { answers, body } from "./answer.ts";
import { createRoute } from "./create-route.ts";
import { readOnly } from "./guard.ts";
import { createRouter } from "./router.ts";

const done = answers(z.object({ success: z.string() }));
const call = { method: "post" as const, tags: ["Test"], responses: done };
const fields = createRoute({
  ...call,
  middleware: [readOnly] as const,
  path: "/fields",
  request: body(z.object({ email: z.string() })),
});
const file = createRoute({
  ...call,
  middleware: [readOnly] as const,
  path: "/file",
  request: { body: { content: { "multipart/form-data": { schema: z.object({ name: z.string().optional() }) } } } },
});
const bare = createRoute({ ...call, middleware: [readOnly] as const, path: "/bare" });

const app = createRouter();
app.use(async (c, next) => {
  c.set("ctx", { t: (keyword: string) => keyword } as never);
  await next();
});
app
  .openapi(fields, (c) => c.json({ success: "Done." }, 200))
  .openapi(file, (c) => c.json({ success: "Done." }, 200))
  .openapi(bare, (c) => c.json({ success: "Done." }, 200));

async function post(path: string, type: string, text = '{"email":"a"}') {
  const answer = await app.request(path, { method: "POST", body: text, headers: { "Content-Type": type } });
  return [answer.status, ((await answer.json()) as { error?: string }).error];
}

describe("a call", () => {
  test("refuses a body of another type, with the type that it takes", async () => {
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonx", "multipart/form-data"])
      expect(await post("/fields", type)).toEqual([415, "Please send JSON."]);
    for (const type of ["application/json", "text/plain"])
      expect(await post("/file", type)).toEqual([415, "Please send a form with the file."]);
    expect(await post("/bare", "application/xml")).toEqual([415, "Please send JSON."]);
  });

  test("accepts its own type in any spelling, and an empty form if it has no fields", async () => {
    expect(await post("/fields", "Application/JSON; charset=utf-8")).toEqual([200, undefined]);
    expect(await post("/bare", "application/json", "{}")).toEqual([200, undefined]);
    expect(await post("/bare", "application/x-www-form-urlencoded", "List-Unsubscribe=One-Click")).toEqual([
      200,
      undefined,
    ]);
  });

  test("is described with its guard's requirements", () => {
    expect(bare).toMatchObject({ operationId: "postBare", security: [{}, { session: [] }] });
  });
});
