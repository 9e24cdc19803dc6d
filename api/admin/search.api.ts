import { z } from "@hono/zod-openapi";
import { findSearchMisses } from "#domain/discovery/search-admin/find-search-misses.ts";
import { findSynonymGroups } from "#domain/discovery/search-admin/find-synonym-groups.ts";
import { forgetMisses } from "#domain/discovery/search-admin/forget-misses.ts";
import { removeSynonyms } from "#domain/discovery/search-admin/remove-synonyms.ts";
import { saveSynonyms } from "#domain/discovery/search-admin/save-synonyms.ts";
import {
  bulkMissesInput,
  removeSynonymsInput,
  searchMissesQuery,
  synonymsInput,
} from "#domain/discovery/search-admin/search-admin.input.ts";
import { SEARCH_MISS_LIST } from "#shared/list/content-lists.ts";
import { toWire } from "#shared/wire.ts";
import { answers, body, refuse, refuseInput } from "../answer.ts";
import { bulkSchema, presentBulk } from "../bulk.ts";
import { createRoute } from "../create-route.ts";
import { listQueryOf, pagedList, pagedListSchema } from "../paged.ts";
import { createRouter } from "../router.ts";
import { staffActions, staffReads } from "../staff-guard.ts";

const tags = ["Administration: search"];
const groupSchema = z.object({ language_code: z.string(), words: z.array(z.string()) });

const synonyms = createRoute({
  method: "get",
  path: "/admin/search-synonyms",
  tags,
  summary: "Groups of words with the same meaning, by language",
  ...staffReads("content.manage"),
  responses: answers(z.object({ synonyms: z.array(groupSchema) })),
});

const save = createRoute({
  method: "post",
  path: "/admin/search-synonyms",
  tags,
  summary: "Make words synonyms; groups that share a word with them are joined",
  ...staffActions("content.manage"),
  request: body(synonymsInput),
  responses: answers(z.object({ success: z.string(), words: z.array(z.string()) })),
});

const remove = createRoute({
  method: "post",
  path: "/admin/search-synonyms/remove",
  tags,
  summary: "Delete a group of synonyms",
  ...staffActions("content.manage"),
  request: body(removeSynonymsInput),
  responses: answers(z.object({ success: z.string() })),
});

const misses = createRoute({
  method: "get",
  path: "/admin/searches",
  tags,
  summary: "Searches without results of the last 90 days, the most frequent first; anonymous",
  ...staffReads("content.manage"),
  request: { query: searchMissesQuery },
  responses: answers(
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
  ),
});

const bulk = createRoute({
  method: "post",
  path: "/admin/searches/bulk",
  tags,
  summary: "Delete searches without results; `dry_run` says what would happen",
  ...staffActions("content.manage"),
  request: body(bulkMissesInput),
  responses: answers(bulkSchema),
});

export const adminSearchApi = createRouter()
  .openapi(synonyms, async (c) => {
    const found = await findSynonymGroups(c.var.ctx);
    return found.ok ? c.json({ synonyms: toWire(found.value) }, 200) : refuse(c, found.failure);
  })
  .openapi(save, async (c) => {
    const saved = await saveSynonyms(c.var.ctx, c.req.valid("json"));
    if (saved.ok) return c.json({ success: c.var.ctx.t("Synonyms saved"), words: saved.value.words }, 200);
    return saved.failure.code === "invalid" ? refuseInput(c, saved.failure.errors) : refuse(c, saved.failure);
  })
  .openapi(remove, async (c) => {
    const removed = await removeSynonyms(c.var.ctx, c.req.valid("json"));
    return removed.ok ? c.json({ success: c.var.ctx.t("Synonyms deleted") }, 200) : refuse(c, removed.failure);
  })
  .openapi(misses, async (c) => {
    const found = await findSearchMisses(c.var.ctx, listQueryOf(c, SEARCH_MISS_LIST));
    return found.ok ? c.json({ searches: pagedList(c, "admin/searches", found.value) }, 200) : refuse(c, found.failure);
  })
  .openapi(bulk, async (c) => {
    const changed = await forgetMisses(c.var.ctx, c.req.valid("json"));
    return changed.ok ? c.json(presentBulk(c, changed.value), 200) : refuse(c, changed.failure);
  });
