import { networkAreaOf } from "#domain/platform/rate-limit/network-of.ts";
import type { Context } from "../../context.ts";
import type { Act, ActDetails, Subject } from "./act.ts";
import { getActorName, insertAuditEntry } from "./audit.repository.ts";

const MOST_TEXT = 500;

/** Writes down what staff does, in the transaction of the act: one does not happen without the other. */
export async function noteAct(
  ctx: Context,
  { act, subject, details = {} }: { act: Act; subject: Subject; details?: ActDetails },
): Promise<void> {
  const { customerId, address } = ctx.visitor;
  if (customerId === null) throw new Error(`Nobody is signed in to ${act}`);
  await insertAuditEntry(ctx, {
    actorId: customerId,
    actorName: await getActorName(ctx, customerId),
    act,
    subjectKind: subject.kind,
    subjectId: String(subject.id),
    details: Object.fromEntries(Object.entries(details).map(([name, value]) => [name, shortened(value)])),
    networkArea: networkAreaOf(address),
    requestId: ctx.requestId ?? null,
    createdAt: ctx.now(),
  });
}

function shortened(value: ActDetails[string]): ActDetails[string] {
  return typeof value === "string" ? value.slice(0, MOST_TEXT) : value;
}
