import { z } from "@hono/zod-openapi";
import { consentsQuery } from "#domain/platform/consent-log/consent-log.input.ts";
import { exportConsents, findConsents } from "#domain/platform/consent-log/find-consents.ts";
import { CONSENT_PURPOSES } from "#shared/consent.ts";
import { CONSENT_LIST } from "#shared/list/consent-list.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { toWire } from "#shared/wire.ts";
import { failureResponses, refuse } from "../answer.ts";
import { answerTable } from "../file-answer.ts";
import { listPageSchema } from "../paged.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: consents", "audit.read");
const purposes = z.array(z.enum(CONSENT_PURPOSES));
const rowSchema = z
  .object({
    id: z.int(),
    visitor: z.string(),
    accepted: purposes,
    declined: purposes,
    text_version: z.int(),
    language_code: z.string(),
    created_at: z.string(),
  })
  .openapi("ConsentRow");

const list = routes.get(
  "/admin/consents",
  "The log of cookie and content consents; `q`: the key in a visitor's cookie",
  { query: consentsQuery },
  z.object({ consents: listPageSchema(rowSchema) }),
);

const table = routes.get(
  "/admin/consents.csv",
  "The same as CSV, all of them; logged",
  { query: consentsQuery },
  { 200: { description: "CSV", content: { "text/csv": { schema: z.string() } } }, ...failureResponses },
);

export const adminConsentApi = createRouter()
  .openapi(list, async (c) => {
    const found = await findConsents(c.var.ctx, readListUrl(CONSENT_LIST, new URL(c.req.url).searchParams));
    return found.ok ? c.json({ consents: toWire(found.value) }, 200) : refuse(c, found.failure);
  })
  .openapi(table, async (c) => {
    const { ctx } = c.var;
    const made = await exportConsents(ctx, readListUrl(CONSENT_LIST, new URL(c.req.url).searchParams));
    if (!made.ok) return refuse(c, made.failure);
    return answerTable(c, made.value, `consents-${ctx.now().toISOString().slice(0, 10)}`);
  });
