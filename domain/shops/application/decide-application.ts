import { freeName, slugOf } from "#domain/catalog/product-admin/slug.ts";
import { logAudit } from "#domain/platform/audit/log-audit.ts";
import type { Action, ActDetails } from "#domain/platform/audit/audited-action.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { moveShop } from "#domain/shops/shop/move-shop.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { APPLICATION_CHECKS, type ApplicationCheck, type ApplicationStatus } from "#shared/shop-application.ts";
import { withTransaction, type Context } from "../../context.ts";
import { canMoveTo } from "./application.ts";
import {
  type ApplicationRow,
  findShopSlugs,
  getSubmittedRow,
  insertShop,
  moveApplicationRow,
  updateApplication,
} from "./application.repository.ts";
import { adoptApplicantAccount } from "./bank-account.ts";
import { notifyApplicant } from "./notify-applicant.ts";

type DecideFailure = StaffFailure | Failure<"application_decided" | "checks_missing">;

/** Marks what the operator has checked. */
export function checkApplication(ctx: Context, id: number, checked: readonly ApplicationCheck[]) {
  return decide(ctx, id, async (inside, application) => {
    if (!canMoveTo(application.status, "rejected")) return failure({ code: "application_decided" });
    await updateApplication(inside, id, { checked: [...checked] });
    await log(inside, "application.check", application, { after: [...checked] });
    return success(null);
  });
}

/** Asks the applicant a question; they can change the application and submit it again. */
export function askApplicant(ctx: Context, id: number, question: string) {
  return decide(ctx, id, async (inside, application) => {
    if (!(await move(inside, application, "questioned", { question, answer: "" })))
      return failure({ code: "application_decided" });
    await log(inside, "application.ask", application, { text: question });
    await notifyApplicant(inside, application, "questioned", question);
    return success(null);
  });
}

export function rejectApplication(ctx: Context, id: number, reason: string) {
  return decide(ctx, id, async (inside, application) => {
    if (!(await move(inside, application, "rejected", { rejection: reason, decidedAt: inside.now() })))
      return failure({ code: "application_decided" });
    await log(inside, "application.reject", application, { reason });
    await notifyApplicant(inside, application, "rejected", reason);
    return success(null);
  });
}

/** Opens the shop, once everything is checked. */
export function approveApplication(ctx: Context, id: number) {
  return decide(ctx, id, async (inside, application) => {
    if (application.status !== "submitted") return failure({ code: "application_decided" });
    if (!APPLICATION_CHECKS.every((check) => application.checked.includes(check)))
      return failure({ code: "checks_missing" });
    const wanted = slugOf(application.shopName) || "shop";
    const shopId = await insertShop(inside, application, freeName(wanted, await findShopSlugs(inside, wanted)));
    await moveShop(inside, { id: shopId, status: "pending" }, "approved", "");
    await adoptApplicantAccount(inside, application, shopId);
    if (!(await move(inside, application, "approved", { shopId, decidedAt: inside.now() })))
      return failure({ code: "application_decided" });
    await log(inside, "application.approve", application, { name: application.shopName });
    await notifyApplicant(inside, application, "approved", "");
    return success(null);
  });
}

function decide(
  ctx: Context,
  id: number,
  work: (inside: Context, application: ApplicationRow) => Promise<Result<null, DecideFailure>>,
): Promise<Result<null, DecideFailure>> {
  const refusal = staffFailure(ctx, "shops.manage");
  if (refusal) return Promise.resolve(failure(refusal));
  return withTransaction(ctx, async (inside): Promise<Result<null, DecideFailure>> => {
    const application = await getSubmittedRow(inside, id, true);
    return application ? work(inside, application) : failure({ code: "not_found" });
  });
}

async function move(
  ctx: Context,
  { id, status }: ApplicationRow,
  to: ApplicationStatus,
  change: Parameters<typeof moveApplicationRow>[4],
): Promise<boolean> {
  return canMoveTo(status, to) && moveApplicationRow(ctx, id, status, to, change);
}

function log(ctx: Context, action: Action, { id }: ApplicationRow, details: ActDetails): Promise<void> {
  return logAudit(ctx, { action, subject: { kind: "application", id }, details });
}
