import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { changeSettings } from "#domain/platform/setting/change-settings.ts";
import { SETTINGS_ELSEWHERE } from "#domain/platform/setting-admin/setting-groups.ts";
import { versionOfSettings } from "#domain/platform/setting-admin/settings-version.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import type { TaxWayInput } from "./tax.input.ts";

/** Sets how prices are shown and where tax is rounded, from the next cart on; entered prices do not change. */
export async function setTaxWay(
  ctx: Context,
  { tax_display: taxDisplay, tax_base: taxBase, version }: TaxWayInput,
): Promise<Result<null, StaffFailure | Failure<"changed_meanwhile">>> {
  const refusal = staffFailure(ctx, "rules.write");
  if (refusal) return failure(refusal);
  if (version !== undefined && version !== versionOfTaxWay(ctx)) return failure({ code: "changed_meanwhile" });
  return withTransaction(ctx, async (inside): Promise<Result<null, StaffFailure>> => {
    await changeSettings(inside, { taxDisplay, taxBase });
    await logAudit(inside, {
      action: "tax.way",
      subject: { kind: "tax", id: "*" },
      details: {
        before: [ctx.settings.taxDisplay, ctx.settings.taxBase],
        after: [taxDisplay, taxBase],
      },
    });
    return success(null);
  });
}

export function versionOfTaxWay(ctx: Pick<Context, "settings">): string {
  return versionOfSettings(ctx, SETTINGS_ELSEWHERE["/admin/tax"]);
}
