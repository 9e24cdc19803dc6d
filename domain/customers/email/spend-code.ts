import type { CodeOwner } from "#domain/customers/customer/customer.ts";
import type { Context } from "../../context.ts";
import type { CodeKind } from "./customer-code.ts";
import { useCode as markUsed, voidCodes } from "./customer-code.repository.ts";
import { hashCode } from "./issue-code.ts";

/** Uses a mailed code up; null if it is used, expired or unknown. */
export function spendCode(ctx: Context, kind: CodeKind, code: string): Promise<CodeOwner | null> {
  return markUsed(ctx, kind, hashCode(ctx, code));
}

/** The customer's unused codes of this kind work no longer. */
export function endCodes(ctx: Context, customerId: number, kind: CodeKind): Promise<void> {
  return voidCodes(ctx, customerId, kind);
}
