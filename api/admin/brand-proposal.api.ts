import { z } from "@hono/zod-openapi";
import {
  brandProposalParameter,
  mergeProposalInput,
  refuseProposalInput,
} from "#domain/catalog/brand-proposal/brand-proposal.input.ts";
import { decideProposal, type ProposalDecision } from "#domain/catalog/brand-proposal/decide-proposal.ts";
import { findProposals } from "#domain/catalog/brand-proposal/find-proposals.ts";
import { toWire } from "#shared/wire.ts";
import { answers, body, refuse, type ApiContext } from "../answer.ts";
import { createRoute } from "../create-route.ts";
import { createRouter } from "../router.ts";
import { staffActions, staffReads } from "../staff-guard.ts";

const tags = ["Administration: catalog"];
const done = z.object({ success: z.string() });

const list = createRoute({
  method: "get",
  path: "/admin/brand-proposals",
  tags,
  summary: "The brands that shops propose, the longest waiting first",
  ...staffReads("catalog.manage"),
  responses: answers(
    z.object({
      proposals: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          shop: z.object({ id: z.int(), name: z.string() }),
          products_count: z.int(),
        }),
      ),
    }),
  ),
});

const accept = createRoute({
  method: "post",
  path: "/admin/brand-proposals/{id}/accept",
  tags,
  summary: "Accept a proposed brand; shoppers see it from then on",
  ...staffActions("catalog.manage"),
  request: { params: brandProposalParameter },
  responses: answers(done),
});

const merge = createRoute({
  method: "post",
  path: "/admin/brand-proposals/{id}/merge",
  tags,
  summary: "Give its products another brand, because it is the same",
  ...staffActions("catalog.manage"),
  request: { params: brandProposalParameter, ...body(mergeProposalInput) },
  responses: answers(done),
});

const reject = createRoute({
  method: "post",
  path: "/admin/brand-proposals/{id}/refuse",
  tags,
  summary: "Refuse a proposed brand; its products have none, and the shop is told why",
  ...staffActions("catalog.manage"),
  request: { params: brandProposalParameter, ...body(refuseProposalInput) },
  responses: answers(done),
});

export const adminBrandProposalApi = createRouter()
  .openapi(list, async (c) => {
    const found = await findProposals(c.var.ctx);
    return found.ok ? c.json({ proposals: toWire(found.value) }, 200) : refuse(c, found.failure);
  })
  .openapi(accept, (c) => decide(c, c.req.valid("param").id, { kind: "accept" }))
  .openapi(merge, (c) => decide(c, c.req.valid("param").id, { kind: "merge", intoId: c.req.valid("json").into_id }))
  .openapi(reject, (c) => decide(c, c.req.valid("param").id, { kind: "refuse", reason: c.req.valid("json").reason }));

async function decide(c: ApiContext, id: number, decision: ProposalDecision) {
  const decided = await decideProposal(c.var.ctx, id, decision);
  if (!decided.ok) return refuse(c, decided.failure);
  const { t } = c.var.ctx;
  const sentences = { accept: t("Brand approved"), merge: t("Merged"), refuse: t("Brand rejected") };
  return c.json({ success: sentences[decision.kind] }, 200);
}
