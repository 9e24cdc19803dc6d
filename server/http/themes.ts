import { Hono } from "hono";
import { readCountryStyle } from "#shared/country-style.ts";
import { readThemeFile } from "#shared/theme-file.ts";
import type { ServerEnvironment } from "../app.ts";

/**
 * `/theme/<colors>.css`: the shop's own colors; `/theme/only-<countries>.css`: hides what is for some countries in all
 * others. A cached page cannot have inline styles.
 */
export function createThemes(): Hono<ServerEnvironment> {
  return new Hono<ServerEnvironment>().get("/theme/:name", (c) => {
    const name = c.req.param("name");
    const css = readThemeFile(name) ?? readCountryStyle(name);
    if (css === null) return c.text("Not found", 404);
    return c.body(css, 200, {
      "Content-Type": "text/css; charset=utf-8",
      "Cache-Control": "public, max-age=31536000, immutable",
    });
  });
}
