import { isCountryServed } from "#domain/customers/address/check-address.ts";
import { notifyStaff } from "#domain/platform/staff/notify-staff.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { missingOf } from "./application.ts";
import { isEditable, type ApplicationType } from "#shared/shop-application.ts";
import { readFields, type ApplicationInput } from "./application.input.ts";
import {
  type ApplicationRow,
  getApplicant,
  getTermsVersion,
  insertApplication,
  lockOpenRow,
  moveApplicationRow,
  updateApplication,
} from "./application.repository.ts";

type SaveApplicationFailure =
  | Failure<"sign_in" | "email_unverified" | "seller_already" | "application_waiting">
  | { code: "invalid_fields"; errors: Record<string, string> };

/**
 * Saves what the customer has typed, and submits it unless it is a draft. It is valid only if the customer's address is
 * verified. Shopping goes on meanwhile.
 */
export async function saveApplication(
  ctx: Context,
  input: ApplicationInput,
): Promise<Result<{ isSubmitted: boolean }, SaveApplicationFailure>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  if (input.country_code && !(await isCountryServed(ctx, input.country_code)))
    return failure({ code: "invalid_fields", errors: { country_code: "Choose one of the options." } });
  return withTransaction(ctx, async (inside): Promise<Result<{ isSubmitted: boolean }, SaveApplicationFailure>> => {
    const applicant = await getApplicant(inside, customerId);
    if (!applicant || applicant.isSeller) return failure({ code: "seller_already" });
    const application = await openApplication(inside, customerId, input.type);
    if (!isEditable(application.status)) return failure({ code: "application_waiting" });
    const termsVersion = input.terms_accepted ? await getTermsVersion(inside) : null;
    await updateApplication(inside, application.id, {
      ...readFields(input),
      ...(input.type ? { type: input.type } : {}),
      ...(termsVersion ? { termsVersion, termsAcceptedAt: inside.now() } : {}),
    });
    if (input.draft) return success({ isSubmitted: false });
    if (!applicant.isEmailVerified) return failure({ code: "email_unverified" });
    return submit(inside, (await lockOpenRow(inside, customerId))!);
  });
}

async function openApplication(ctx: Context, customerId: number, type: ApplicationType = "individual") {
  const open = await lockOpenRow(ctx, customerId);
  if (open) return open;
  await insertApplication(ctx, customerId, type, {});
  return (await lockOpenRow(ctx, customerId))!;
}

async function submit(
  ctx: Context,
  application: ApplicationRow,
): Promise<Result<{ isSubmitted: boolean }, SaveApplicationFailure>> {
  const missing = [...missingOf(application), ...(application.termsAcceptedAt ? [] : ["terms_accepted"])];
  if (missing.length > 0) {
    const errors = Object.fromEntries(missing.map((name) => [name, "This field is required."]));
    return failure({ code: "invalid_fields", errors });
  }
  const submittedAt = ctx.now();
  if (!(await moveApplicationRow(ctx, application.id, application.status, "submitted", { submittedAt })))
    return failure({ code: "application_waiting" });
  await notifyStaff(ctx, "shops.manage", {
    topic: "shops",
    write: (t) => ({ title: t("New seller application"), message: application.shopName }),
    link: `/admin/applications/${application.id}`,
    idempotencyKey: `application:${application.id}:${submittedAt.getTime()}`,
  });
  return success({ isSubmitted: true });
}
