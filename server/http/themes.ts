import { Hono } from "hono";
import { readThemeFile } from "#shared/theme-file.ts";
import type { ServerEnvironment } from "../app.ts";

/** `/theme/<colors>.css`: the shop's own colors. A cached page cannot have inline styles. */
export function createThemes(): Hono<ServerEnvironment> {
  return new Hono<ServerEnvironment>().get("/theme/:name", (c) => {
    const css = readThemeFile(c.req.param("name"));
    if (css === null) return c.text("Not found", 404);
    return c.body(css, 200, {
      "Content-Type": "text/css; charset=utf-8",
      "Cache-Control": "public, max-age=31536000, immutable",
    });
  });
}
