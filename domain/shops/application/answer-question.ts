import { notifyStaff } from "#domain/platform/staff/notify-staff.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { lockOpenRow, moveApplicationRow } from "./application.repository.ts";

/** The applicant answers the operator's question; the application waits for a decision again. */
export async function answerQuestion(
  ctx: Context,
  answer: string,
): Promise<Result<null, Failure<"sign_in" | "not_found" | "application_waiting">>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  return withTransaction(ctx, async (inside): Promise<Result<null, Failure<"not_found" | "application_waiting">>> => {
    const application = await lockOpenRow(inside, customerId);
    if (!application) return failure({ code: "not_found" });
    const submittedAt = inside.now();
    if (
      application.status !== "questioned" ||
      !(await moveApplicationRow(inside, application.id, "questioned", "submitted", { answer, submittedAt }))
    )
      return failure({ code: "application_waiting" });
    await notifyStaff(inside, "shops.manage", {
      topic: "shops",
      write: (t) => ({ title: t("A seller has answered your question"), message: application.shopName }),
      link: `/admin/applications/${application.id}`,
      idempotencyKey: `application:${application.id}:${submittedAt.getTime()}`,
    });
    return success(null);
  });
}
