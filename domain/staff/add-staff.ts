import { noteAct } from "#domain/audit/note-act.ts";
import { writeMail } from "#domain/mail/write-mail.ts";
import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../context.ts";
import { staffRefusal, type StaffRefusal } from "#domain/permission/permission.ts";
import { mayHandOut, tidyGrants } from "./staff.ts";
import { getPerson, insertStaffRow, writeInvitation } from "./staff.repository.ts";
import { tellStaffChange } from "./tell-staff-change.ts";

type AddFailure = StaffRefusal | Refusal<"not_yours_to_give" | "staff_already">;
type Person = NonNullable<Awaited<ReturnType<typeof getPerson>>>;

const INVITATION_DAYS = 7;
const DAY_MILLISECONDS = 86_400_000;
const CODE_BYTES = 32;

/** Takes somebody with an account into the staff, or sends who has none a link that does. */
export async function addStaff(
  ctx: Context,
  { email, permissions }: { email: string; permissions: readonly string[] },
): Promise<Result<"added" | "invited", AddFailure>> {
  const refusal = staffRefusal(ctx, "staff.manage");
  if (refusal) return failure(refusal);
  const grants = tidyGrants(permissions);
  if (!mayHandOut(ctx.visitor.permissions, grants)) return failure({ code: "not_yours_to_give" });
  return withTransaction(ctx, async (inside): Promise<Result<"added" | "invited", AddFailure>> => {
    const person = await getPerson(inside, { email });
    if (!person) {
      await invite(inside, email, grants);
      return success("invited");
    }
    if (!(await insertStaffRow(inside, person.id, grants))) return failure({ code: "staff_already" });
    await take(inside, person, grants);
    return success("added");
  });
}

async function take(ctx: Context, person: Person, grants: readonly string[]): Promise<void> {
  await noteAct(ctx, {
    act: "staff.add",
    subject: { kind: "staff", id: person.id },
    details: { email: person.email, permissions: grants },
  });
  await tellStaffChange(ctx, person, "added", grants);
}

async function invite(ctx: Context, email: string, grants: readonly string[]): Promise<void> {
  const code = ctx.newToken(CODE_BYTES);
  const id = await writeInvitation(ctx, {
    email,
    permissions: grants,
    codeHash: ctx.hashToken(code),
    expiresAt: new Date(ctx.now().getTime() + INVITATION_DAYS * DAY_MILLISECONDS),
  });
  await noteAct(ctx, { act: "staff.invite", subject: { kind: "staff", id: email }, details: { permissions: grants } });
  const inviter = await getPerson(ctx, { id: ctx.visitor.customerId! });
  await writeMail(ctx, {
    onceKey: `staff-invited:${id}`,
    template: "staff-invited",
    recipient: email,
    languageCode: ctx.visitor.language.code,
    data: { inviter: inviter ? `${inviter.firstName} ${inviter.lastName}`.trim() : "", code },
  });
}
