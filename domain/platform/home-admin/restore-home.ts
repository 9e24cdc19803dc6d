import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { HOME_TAG } from "#domain/platform/home/home.ts";
import { type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { lockHome } from "./home-admin.repository.ts";
import { bringBackVersion } from "./home-version.repository.ts";
import { recordHomeVersion } from "./record-home-version.ts";

/** Restores the sections of a version, as the latest one. */
export function restoreHome(
  ctx: Context,
  versionId: number,
): Promise<Result<null, StaffFailure | Failure<"not_found">>> {
  return withStaffTransaction(ctx, "content.manage", async (inside) => {
    await lockHome(inside);
    if (!(await bringBackVersion(inside, versionId))) return failure({ code: "not_found" });
    await recordHomeVersion(inside);
    await logAudit(inside, {
      action: "home.change",
      subject: { kind: "home", id: "*" },
      details: { name: `#${versionId}` },
    });
    await inside.cache.purge([HOME_TAG]);
    return success(null);
  });
}
