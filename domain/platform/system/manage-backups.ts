import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { Backup } from "./backup-store.ts";

/** Each archive is as large as the shop. */
const MAX_DOWNLOADS = 20;

type Opened = { bytes: number; stream: ReadableStream<Uint8Array> };

export async function findBackups(ctx: Context): Promise<Result<Backup[], StaffFailure>> {
  const refusal = staffFailure(ctx, "backups.manage");
  return refusal ? failure(refusal) : success(await ctx.backups.list());
}

/** A stream of the archive. It contains everything, including the shop's secret, so each download is recorded. */
export async function openBackup(
  ctx: Context,
  name: string,
): Promise<Result<Opened, StaffFailure | Failure<"not_found" | "too_many_tries">>> {
  const refusal = staffFailure(ctx, "backups.manage");
  if (refusal) return failure(refusal);
  const tried = await consumeRateLimit(ctx, { name: "backup-download", of: "shop", max: MAX_DOWNLOADS });
  if (!tried.ok) return tried;
  if (!(await ctx.backups.list()).some((backup) => backup.name === name)) return failure({ code: "not_found" });
  await logAudit(ctx, { action: "system.backup_download", subject: { kind: "system", id: name } });
  const opened = await ctx.backups.open(name);
  return opened ? success(opened) : failure({ code: "not_found" });
}

export async function removeBackup(
  ctx: Context,
  name: string,
): Promise<Result<null, StaffFailure | Failure<"not_found">>> {
  const refusal = staffFailure(ctx, "backups.manage");
  if (refusal) return failure(refusal);
  if (!(await ctx.backups.remove(name))) return failure({ code: "not_found" });
  await logAudit(ctx, { action: "system.backup_delete", subject: { kind: "system", id: name } });
  return success(null);
}
