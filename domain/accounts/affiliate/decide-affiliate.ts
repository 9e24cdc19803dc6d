import { notifyCustomer } from "#domain/customers/notification/notify-customer.ts";
import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { changeSettings } from "#domain/platform/setting/change-settings.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import { parsePercent } from "#shared/percent.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Translate } from "#shared/translate.ts";
import { withTransaction, type Context } from "../../context.ts";
import { AFFILIATE_TRANSITIONS, type AffiliateStatus } from "./affiliate.ts";
import { getAffiliateById, moveAffiliate, saveAffiliateRate, saveCategoryRate } from "./affiliate.repository.ts";

export type DecideFailure = StaffFailure | Failure<"not_found" | "affiliate_decided">;
type Decided = Result<null, DecideFailure>;

const TITLES: Record<Exclude<AffiliateStatus, "applied">, (t: Translate) => string> = {
  approved: (t) => t("You're an affiliate"),
  rejected: (t) => t("Your affiliate application was rejected"),
  suspended: (t) => t("Your affiliate account is suspended"),
};

/** Approves, rejects, suspends or reinstates; the affiliate is notified, with the reason. */
export function decideAffiliate(
  ctx: Context,
  id: number,
  to: Exclude<AffiliateStatus, "applied">,
  reason = "",
): Promise<Decided> {
  const failed = staffFailure(ctx, "affiliates.manage");
  if (failed) return Promise.resolve(failure(failed));
  return withTransaction(ctx, async (inside) => {
    const affiliate = await getAffiliateById(inside, id);
    if (!affiliate) return failure({ code: "not_found" });
    const { status, customerId } = affiliate;
    const isAllowed = AFFILIATE_TRANSITIONS[status].includes(to);
    if (!isAllowed || !(await moveAffiliate(inside, id, status, to, reason)))
      return failure({ code: "affiliate_decided" });
    await logAudit(inside, { action: "affiliate.decide", subject: { kind: "affiliate", id }, details: { to, reason } });
    await notifyCustomer(inside, {
      customerId,
      topic: "security",
      link: to === "rejected" ? "/affiliate-register" : "/affiliate-system",
      write: (t) => ({ title: TITLES[to](t), message: reason || t("See your affiliate account for details.") }),
    });
    return success(null);
  });
}

type Rated = Result<null, StaffFailure | Failure<"not_found"> | { code: "invalid_percent" }>;

/** An affiliate's own rate for new orders; empty: that of the category, or the usual one. */
export function setAffiliateRate(ctx: Context, id: number, percent: string): Promise<Rated> {
  return setRate(ctx, percent, `affiliate ${id}`, (inside, basisPoints) => saveAffiliateRate(inside, id, basisPoints));
}

/** The usual rate (`categoryId` null), or that of a category and those below; empty removes the latter. */
export function setAffiliateCategoryRate(ctx: Context, categoryId: number | null, percent: string): Promise<Rated> {
  return setRate(ctx, percent, `category ${categoryId ?? "all"}`, async (inside, basisPoints) => {
    if (categoryId !== null) return saveCategoryRate(inside, categoryId, basisPoints);
    if (basisPoints !== null) await changeSettings(inside, { affiliateBasisPoints: basisPoints });
    return basisPoints !== null;
  });
}

function setRate(
  ctx: Context,
  percent: string,
  id: string,
  save: (ctx: Context, basisPoints: number | null) => Promise<boolean>,
): Promise<Rated> {
  const failed = staffFailure(ctx, "affiliates.manage");
  if (failed) return Promise.resolve(failure(failed));
  const basisPoints = percent === "" ? null : parsePercent(percent);
  if (percent !== "" && basisPoints === null) return Promise.resolve(failure({ code: "invalid_percent" }));
  return withTransaction(ctx, async (inside) => {
    if (!(await save(inside, basisPoints))) return failure({ code: "not_found" });
    await logAudit(inside, { action: "affiliate.rate", subject: { kind: "affiliate", id }, details: { percent } });
    return success(null);
  });
}
