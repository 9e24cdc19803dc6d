import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { mergeProposalInput, refuseProposalInput } from "#domain/catalog/brand-proposal/brand-proposal.input.ts";
import { decideProposal, type ProposalDecision } from "#domain/catalog/brand-proposal/decide-proposal.ts";
import { findProposals } from "#domain/catalog/brand-proposal/find-proposals.ts";
import { toWire } from "#shared/wire.ts";
import { answer, type ApiContext, body, doneSchema, refuse } from "../answer.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: catalog", "catalog.manage");

const list = routes.get(
  "/admin/brand-proposals",
  "Proposed brands, oldest first",
  {},
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
);

const accept = routes.post(
  "/admin/brand-proposals/{id}/accept",
  "Accept a proposed brand; shoppers see it from then on",
  { params: idParameter },
  doneSchema,
);

const merge = routes.post(
  "/admin/brand-proposals/{id}/merge",
  "Merge a proposed brand into an existing one",
  { params: idParameter, ...body(mergeProposalInput) },
  doneSchema,
);

const reject = routes.post(
  "/admin/brand-proposals/{id}/refuse",
  "Reject a proposed brand, with a reason for the shop; its products have no brand",
  { params: idParameter, ...body(refuseProposalInput) },
  doneSchema,
);

export const adminBrandProposalApi = createRouter()
  .openapi(list, async (c) => answer(c, await findProposals(c.var.ctx), (found) => ({ proposals: toWire(found) })))
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
