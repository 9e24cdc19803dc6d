import { z } from "@hono/zod-openapi";
import { keywordFileOf } from "#domain/platform/language/keywords.ts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { pageAddress } from "#domain/page-address.ts";
import { settingsData } from "#domain/platform/setting/settings-data.ts";
import { sameSitePath } from "#shared/same-site-path.ts";
import { toWire } from "#shared/wire.ts";
import { refuse } from "../answer.ts";
import { openRoutes } from "../create-route.ts";
import { createRouter } from "../router.ts";

const languageSchema = z.object({
  code: z.string(),
  name: z.string(),
  direction: z.enum(["ltr", "rtl"]),
  flag: z.string(),
});

const routes = openRoutes("Settings");

const settings = routes.get(
  "/settings-data",
  "The public settings of the shop",
  {},
  z.object({ settings: z.record(z.string(), z.union([z.string(), z.number()])) }),
);

const changeLocale = routes.post(
  "/change/locale/{locale}",
  "The address of the same page in another language; `path` is relative to the base path and the language",
  {
    params: z.object({ locale: z.string().max(10) }),
    body: {
      required: false,
      content: { "application/json": { schema: z.object({ path: z.string().max(2_000).optional() }) } },
    },
  },
  z.object({ active_language: languageSchema, redirect_url: z.string() }),
);

export const settingApi = createRouter()
  .openapi(settings, (c) => {
    const { ctx, isDemo } = c.var;
    const langFile = `${ctx.shopUrl}/${keywordFileOf(ctx.visitor.language.code)}`;
    return c.json({ settings: toWire(settingsData(ctx.settings, { langFile, isDemo })) }, 200);
  })
  .openapi(changeLocale, async (c) => {
    const { ctx } = c.var;
    const language = (await findLanguages(ctx)).find(({ code }) => code === c.req.valid("param").locale);
    if (!language) return refuse(c, { code: "not_found" });
    const path = sameSitePath(c.req.valid("json")?.path) ?? "/";
    return c.json({ active_language: language, redirect_url: pageAddress(ctx, language.code, path) }, 200);
  });
