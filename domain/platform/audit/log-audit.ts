import { networkAreaOf } from "#domain/platform/rate-limit/network-of.ts";
import type { Context } from "../../context.ts";
import type { Action, ActDetails, Subject } from "./audited-action.ts";
import { getActorName, insertAuditEntry } from "./audit.repository.ts";

const MAX_TEXT = 500;

/** Records a staff action in the action's own transaction: neither happens without the other. */
export async function logAudit(
  ctx: Context,
  { action, subject, details = {} }: { action: Action; subject: Subject; details?: ActDetails },
): Promise<void> {
  const { customerId, address } = ctx.visitor;
  if (customerId === null) throw new Error(`Nobody is signed in to ${action}`);
  await insertAuditEntry(ctx, {
    actorId: customerId,
    actorName: await getActorName(ctx, customerId),
    action,
    subjectKind: subject.kind,
    subjectId: String(subject.id),
    details: Object.fromEntries(Object.entries(details).map(([name, value]) => [name, shortened(value)])),
    networkArea: networkAreaOf(address),
    requestId: ctx.requestId ?? null,
    createdAt: ctx.now(),
  });
}

function shortened(value: ActDetails[string]): ActDetails[string] {
  return typeof value === "string" ? value.slice(0, MAX_TEXT) : value;
}
