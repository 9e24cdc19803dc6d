import { z } from "@hono/zod-openapi";
import {
  findAdminLanguages,
  findLanguageTexts,
  getLanguageFile,
} from "#domain/platform/language-admin/find-admin-languages.ts";
import {
  changeLanguageInput,
  languageParameter,
  languageTextsInput,
  languageTextsQuery,
  newLanguageInput,
} from "#domain/platform/language-admin/language-admin.input.ts";
import { addLanguage, changeLanguage, saveLanguageTexts } from "#domain/platform/language-admin/save-language.ts";
import { toWire } from "#shared/wire.ts";
import { answer, body, done, doneSchema, failureResponses, refuse } from "../answer.ts";
import { paged, pagedSchema } from "../paged.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: languages", "content.manage");

const languageSchema = z.object({
  code: z.string(),
  name: z.string(),
  direction: z.enum(["ltr", "rtl"]),
  flag: z.string(),
  is_active: z.boolean(),
  is_default: z.boolean(),
  version: z.string(),
  translated: z.int(),
  total: z.int(),
});

const list = routes.get(
  "/admin/languages",
  "All languages, with their translation progress",
  {},
  z.object({ languages: z.array(languageSchema) }),
);

const add = routes.post("/admin/languages", "Add a language", body(newLanguageInput), doneSchema);

const change = routes.post(
  "/admin/languages/{code}/change",
  "Change a language's name and direction, or switch it on or off",
  { params: languageParameter, ...body(changeLanguageInput) },
  doneSchema,
);

const texts = routes.get(
  "/admin/languages/{code}/texts",
  "The sentences of a language, those without a translation first",
  { params: languageParameter, query: languageTextsQuery },
  z.object({
    language: languageSchema,
    texts: pagedSchema(z.object({ keyword: z.string(), text: z.string(), is_own: z.boolean() })),
  }),
);

const translate = routes.post(
  "/admin/languages/{code}/texts",
  "Translate sentences, all or none: at most 2,000 by their keywords; an empty text means the software's own",
  { params: languageParameter, ...body(languageTextsInput) },
  doneSchema.extend({ changed: z.int() }),
);

const file = routes.get(
  "/admin/languages/{code}/file",
  "All sentences of a language as a JSON file; untranslated ones are empty",
  { params: languageParameter },
  {
    200: { description: "The file.", content: { "application/json": { schema: z.record(z.string(), z.string()) } } },
    ...failureResponses,
  },
);

export const adminLanguageApi = createRouter()
  .openapi(list, async (c) => answer(c, await findAdminLanguages(c.var.ctx), (found) => ({ languages: toWire(found) })))
  .openapi(add, async (c) => {
    const added = await addLanguage(c.var.ctx, c.req.valid("json"));
    return done(c, added, c.var.ctx.t("Language added"));
  })
  .openapi(change, async (c) => {
    const changed = await changeLanguage(c.var.ctx, c.req.valid("param").code, c.req.valid("json"));
    return done(c, changed, c.var.ctx.t("Language saved"));
  })
  .openapi(texts, async (c) => {
    const { code } = c.req.valid("param");
    const found = await findLanguageTexts(c.var.ctx, code, c.req.valid("query"));
    if (!found.ok) return refuse(c, found.failure);
    const shown = paged(c, `admin/languages/${code}/texts`, found.value.texts);
    return c.json({ language: toWire(found.value.language), texts: shown }, 200);
  })
  .openapi(translate, async (c) => {
    const { texts: sent, known } = c.req.valid("json");
    const saved = await saveLanguageTexts(c.var.ctx, c.req.valid("param").code, sent, known);
    if (!saved.ok) return refuse(c, saved.failure);
    return c.json({ success: c.var.ctx.t("Translations saved"), ...saved.value }, 200);
  })
  .openapi(file, async (c) => {
    const { code } = c.req.valid("param");
    const found = await getLanguageFile(c.var.ctx, code);
    if (!found.ok) return refuse(c, found.failure);
    c.header("Content-Disposition", `attachment; filename="${code}.json"`);
    return c.json(found.value, 200);
  });
