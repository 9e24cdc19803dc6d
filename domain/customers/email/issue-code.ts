import type { CodeOwner } from "#domain/customers/customer/customer.ts";
import type { Context } from "../../context.ts";
import { codeEnd, type CodeKind } from "./customer-code.ts";
import { deleteEndedCodes, insertCode } from "./customer-code.repository.ts";

/** Creates a code for a link in a mail; returns the code in plain text. */
export async function issueCode(ctx: Context, kind: CodeKind, owner: CodeOwner): Promise<string> {
  const code = ctx.newToken();
  await insertCode(ctx, { ...owner, kind, codeHash: hashCode(ctx, code), expiresAt: codeEnd(kind, ctx.now()) });
  return code;
}

export function hashCode(ctx: Context, code: string): string {
  return ctx.hashToken(`code:${code}`);
}

export async function deleteExpiredCodes(ctx: Context): Promise<void> {
  await deleteEndedCodes(ctx);
}
