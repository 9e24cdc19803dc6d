import { z } from "@hono/zod-openapi";
import { deleteRules } from "#domain/discovery/search-admin/delete-rules.ts";
import { findRulePage } from "#domain/discovery/search-admin/find-rule-page.ts";
import { findSearchMisses } from "#domain/discovery/search-admin/find-search-misses.ts";
import { findSynonymGroups } from "#domain/discovery/search-admin/find-synonym-groups.ts";
import { forgetMisses } from "#domain/discovery/search-admin/forget-misses.ts";
import { removeSynonymGroups, removeSynonyms } from "#domain/discovery/search-admin/remove-synonyms.ts";
import { saveSynonyms } from "#domain/discovery/search-admin/save-synonyms.ts";
import { saveSearchRule } from "#domain/discovery/search-admin/save-search-rule.ts";
import {
  bulkMissesInput,
  bulkRulesInput,
  bulkSynonymsInput,
  removeSynonymsInput,
  searchMissesQuery,
  searchRuleInput,
  searchRulesQuery,
  synonymsInput,
} from "#domain/discovery/search-admin/search-admin.input.ts";
import { SEARCH_MISS_LIST, SEARCH_RULE_KINDS, SEARCH_RULE_LIST } from "#shared/list/content-lists.ts";
import { toWire } from "#shared/wire.ts";
import { answer, body, done, refuse } from "../answer.ts";
import { answerBulk, bulkSchema } from "../bulk.ts";
import { listQueryOf, pagedList, pagedListSchema } from "../paged.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: search", "content.manage");
const groupSchema = z.object({
  id: z.int(),
  language_code: z.string(),
  words: z.array(z.string()),
  version: z.string(),
});

const synonyms = routes.get(
  "/admin/search-synonyms",
  "Groups of synonyms by language",
  {},
  z.object({ synonyms: z.array(groupSchema) }),
);

const save = routes.post(
  "/admin/search-synonyms",
  "Make words synonyms; groups that share a word are merged",
  body(synonymsInput),
  z.object({ success: z.string(), words: z.array(z.string()) }),
);

const remove = routes.post(
  "/admin/search-synonyms/remove",
  "Delete a group of synonyms",
  body(removeSynonymsInput),
  z.object({ success: z.string() }),
);

const bulkSynonyms = routes.post(
  "/admin/search-synonyms/bulk",
  "Delete groups of synonyms; `dry_run` returns what would happen",
  body(bulkSynonymsInput),
  bulkSchema,
);

const misses = routes.get(
  "/admin/searches",
  "Searches without results of the last 90 days, the most frequent first; anonymous",
  { query: searchMissesQuery },
  z.object({
    searches: pagedListSchema(
      z.object({
        id: z.int(),
        language_code: z.string(),
        term: z.string(),
        uses: z.int(),
        last_used_at: z.string(),
      }),
    ),
  }),
);

const bulk = routes.post(
  "/admin/searches/bulk",
  "Delete searches without results; `dry_run` returns what would happen",
  body(bulkMissesInput),
  bulkSchema,
);

const rules = routes.get(
  "/admin/search-rules",
  "Rules for searches of a term: redirect, boost products, or ignore a word",
  { query: searchRulesQuery },
  z.object({
    rules: pagedListSchema(
      z.object({
        id: z.int(),
        kind: z.enum(SEARCH_RULE_KINDS),
        language_code: z.string(),
        term: z.string(),
        target: z.string(),
        version: z.string(),
      }),
    ),
  }),
);

const saveRule = routes.post(
  "/admin/search-rules",
  "Add or change a rule for searches of a term",
  body(searchRuleInput),
  z.object({ success: z.string() }),
);

const bulkRules = routes.post(
  "/admin/search-rules/bulk",
  "Delete rules for searches; `dry_run` returns what would happen",
  body(bulkRulesInput),
  bulkSchema,
);

export const adminSearchApi = createRouter()
  .openapi(synonyms, async (c) =>
    answer(c, await findSynonymGroups(c.var.ctx), (found) => ({ synonyms: toWire(found) })),
  )
  .openapi(save, async (c) => {
    const saved = await saveSynonyms(c.var.ctx, c.req.valid("json"));
    if (saved.ok) return c.json({ success: c.var.ctx.t("Synonyms saved"), words: saved.value.words }, 200);
    return refuse(c, saved.failure);
  })
  .openapi(remove, async (c) =>
    done(c, await removeSynonyms(c.var.ctx, c.req.valid("json")), c.var.ctx.t("Synonyms deleted")),
  )
  .openapi(bulkSynonyms, async (c) => answerBulk(c, await removeSynonymGroups(c.var.ctx, c.req.valid("json"))))
  .openapi(misses, async (c) => {
    const found = await findSearchMisses(c.var.ctx, listQueryOf(c, SEARCH_MISS_LIST));
    return found.ok ? c.json({ searches: pagedList(c, "admin/searches", found.value) }, 200) : refuse(c, found.failure);
  })
  .openapi(bulk, async (c) => answerBulk(c, await forgetMisses(c.var.ctx, c.req.valid("json"))))
  .openapi(rules, async (c) => {
    const found = await findRulePage(c.var.ctx, listQueryOf(c, SEARCH_RULE_LIST));
    return found.ok
      ? c.json({ rules: pagedList(c, "admin/search-rules", found.value) }, 200)
      : refuse(c, found.failure);
  })
  .openapi(saveRule, async (c) => done(c, await saveSearchRule(c.var.ctx, c.req.valid("json")), c.var.ctx.t("Saved")))
  .openapi(bulkRules, async (c) => answerBulk(c, await deleteRules(c.var.ctx, c.req.valid("json"))));
