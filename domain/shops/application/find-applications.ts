import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { readListFrom } from "#domain/platform/list/read-list-page.ts";
import { staffFailure, type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import type { ListPage, ListQuery } from "#shared/list/list.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { ApplicationView } from "./application.ts";
import type { ApplicationStatus, ApplicationType } from "#shared/shop-application.ts";
import { applicationReads, getApplicant, getSubmittedRow } from "./application.repository.ts";
import { presentApplication } from "./get-own-application.ts";

export type ApplicationCard = {
  id: number;
  type: ApplicationType;
  status: ApplicationStatus;
  shopName: string;
  legalName: string;
  email: string;
  submittedAt: string;
};

/** An application as the operator sees it. */
export type ApplicationRecord = ApplicationView & { checked: string[]; email: string; applicantName: string };

/** A page of the submitted applications. */
export async function findApplications(
  ctx: Context,
  query: ListQuery,
): Promise<Result<ListPage<ApplicationCard>, StaffFailure>> {
  const refusal = staffFailure(ctx, "shops.manage");
  return refusal ? failure(refusal) : success(await readListFrom(query, applicationReads(ctx)));
}

/** Viewing one is recorded, since it contains a home address. */
export function lookAtApplication(ctx: Context, id: number): Promise<Result<ApplicationRecord, StaffFailure>> {
  return withStaffTransaction(ctx, "shops.manage", async (inside) => {
    const row = await getSubmittedRow(inside, id);
    const applicant = row && (await getApplicant(inside, row.customerId));
    if (!row || !applicant) return failure({ code: "not_found" });
    await logAudit(inside, { action: "application.look", subject: { kind: "application", id } });
    const applicantName = `${applicant.firstName} ${applicant.lastName}`.trim();
    return success({ ...presentApplication(row), checked: row.checked, email: applicant.email, applicantName });
  });
}
