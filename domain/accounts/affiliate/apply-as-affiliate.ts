import { notifyStaff } from "#domain/platform/staff/notify-staff.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { getRecipient } from "#domain/customers/customer/find-customer.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { AGREEMENT } from "#shared/affiliate-agreement.ts";
import type { AffiliateInput } from "./affiliate.input.ts";
import { getAffiliateOf, insertAffiliate, renewApplication } from "./affiliate.repository.ts";

export type ApplyFailure = Failure<"sign_in" | "email_unverified" | "too_many_tries" | "affiliate_already">;

const CODE_BYTES = 6;

/** Applies as an affiliate with a verified address; the agreement is kept as accepted. A rejected one applies again. */
export async function applyAsAffiliate(ctx: Context, input: AffiliateInput): Promise<Result<null, ApplyFailure>> {
  const reader = ctx.visitor.customerId === null ? null : await getRecipient(ctx, ctx.visitor.customerId);
  if (!reader) return failure({ code: "sign_in" });
  if (!reader.isEmailVerified) return failure({ code: "email_unverified" });
  const taken = await consumeRateLimit(ctx, { name: "affiliate-apply", of: String(reader.id), max: 10 });
  if (!taken.ok) return taken;
  const made = { website: input.website, plan: input.plan, agreement: AGREEMENT.version };
  return withTransaction(ctx, async (inside) => {
    const code = ctx.newToken(CODE_BYTES);
    const id = await insertAffiliate(inside, { ...made, customerId: reader.id, code });
    const known = id === null ? await getAffiliateOf(inside, reader.id) : null;
    if (id === null && !(known && (await renewApplication(inside, known.id, made))))
      return failure({ code: "affiliate_already" });
    await notifyStaff(inside, "affiliates.manage", {
      topic: "orders",
      link: "/admin/affiliates",
      write: (t) => ({
        title: t("New affiliate application"),
        message: t("An application is waiting for your decision."),
      }),
    });
    return success(null);
  });
}
