import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import {
  applicationsQuery,
  checksInput,
  questionInput,
  rejectionInput,
} from "#domain/shops/application/application.input.ts";
import {
  approveApplication,
  askApplicant,
  checkApplication,
  rejectApplication,
} from "#domain/shops/application/decide-application.ts";
import { findApplications, lookAtApplication } from "#domain/shops/application/find-applications.ts";
import { APPLICATION_STATUSES, APPLICATION_TYPES } from "#shared/shop-application.ts";
import { APPLICATION_LIST } from "#shared/list/desk-lists.ts";
import { toWire } from "#shared/wire.ts";
import { applicationSchema } from "../account/application.schema.ts";
import { answer, body, done, doneSchema, refuse } from "../answer.ts";
import { listQueryOf, pagedList, pagedListSchema } from "../paged.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: shops", "shops.manage");

const cardSchema = z
  .object({
    id: z.int(),
    type: z.enum(APPLICATION_TYPES),
    status: z.enum(APPLICATION_STATUSES),
    shop_name: z.string(),
    legal_name: z.string(),
    email: z.string(),
    submitted_at: z.string(),
  })
  .openapi("SellerApplicationCard");

const list = routes.get(
  "/admin/applications",
  "Submitted applications to sell; those that wait for a decision first",
  { query: applicationsQuery },
  z.object({ applications: pagedListSchema(cardSchema) }),
);

const one = routes.get(
  "/admin/applications/{id}",
  "An application; opening it is recorded",
  { params: idParameter },
  z.object({
    application: applicationSchema.extend({
      checked: z.array(z.string()),
      email: z.string(),
      applicant_name: z.string(),
    }),
  }),
);

const check = routes.post(
  "/admin/applications/{id}/checks",
  "What was checked: identity, trader, tax, bank",
  { params: idParameter, ...body(checksInput) },
  doneSchema,
);

const ask = routes.post(
  "/admin/applications/{id}/question",
  "Ask the applicant, who can then change the application",
  { params: idParameter, ...body(questionInput) },
  doneSchema,
);

const approve = routes.post("/admin/applications/{id}/approve", "Open the shop", { params: idParameter }, doneSchema);

const reject = routes.post(
  "/admin/applications/{id}/reject",
  "Reject it with a reason for the applicant",
  { params: idParameter, ...body(rejectionInput) },
  doneSchema,
);

export const adminApplicationApi = createRouter()
  .openapi(list, async (c) => {
    const found = await findApplications(c.var.ctx, listQueryOf(c, APPLICATION_LIST));
    if (!found.ok) return refuse(c, found.failure);
    return c.json({ applications: pagedList(c, "admin/applications", found.value) }, 200);
  })
  .openapi(one, async (c) =>
    answer(c, await lookAtApplication(c.var.ctx, c.req.valid("param").id), (found) => ({ application: toWire(found) })),
  )
  .openapi(check, async (c) => {
    const { ctx } = c.var;
    const { checked } = c.req.valid("json");
    return done(c, await checkApplication(ctx, c.req.valid("param").id, checked), ctx.t("Saved"));
  })
  .openapi(ask, async (c) =>
    done(
      c,
      await askApplicant(c.var.ctx, c.req.valid("param").id, c.req.valid("json").question),
      c.var.ctx.t("Question sent"),
    ),
  )
  .openapi(approve, async (c) =>
    done(c, await approveApplication(c.var.ctx, c.req.valid("param").id), c.var.ctx.t("Application approved")),
  )
  .openapi(reject, async (c) => {
    const { ctx } = c.var;
    const { reason } = c.req.valid("json");
    return done(c, await rejectApplication(ctx, c.req.valid("param").id, reason), ctx.t("Application rejected"));
  });
