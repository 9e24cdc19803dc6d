import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { customers, staff } from "#db/schema/customer.ts";
import { mails } from "#db/schema/mail.ts";
import { notifications } from "#db/schema/notification.ts";
import { staffInvitations } from "#db/schema/staff-invitation.ts";
import type { Context } from "#domain/context.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { changeStaff, removeStaff } from "./change-staff.ts";
import { findStaff } from "./find-staff.ts";
import { inviteStaff } from "./invite-staff.ts";
import { getInvitedAddress, joinStaff } from "./join-staff.ts";
import { notifyStaff } from "./notify-staff.ts";
import { staffFailure } from "#domain/platform/permission/permission.ts";
import { withdrawInvitation } from "./withdraw-invitation.ts";

const { db } = await openTestDatabase();

async function account(name: string, { isVerified = true } = {}): Promise<number> {
  const emailVerifiedAt = isVerified ? new Date() : null;
  return makeCustomer(db, { firstName: name, lastName: "Person", email: `${name}@souk.example`, emailVerifiedAt });
}

/** Someone of the staff, as the request of theirs would be made. */
async function member(name: string, ...permissions: string[]): Promise<Context & { id: number }> {
  const id = await account(name);
  await db.insert(staff).values({ customerId: id, permissions });
  return { ...makeContext(db, { visitor: { customerId: id, permissions } }), id };
}

const refused = (code: string) => ({ ok: false, failure: { code } });
const actionsOf = async () =>
  (await db.select().from(auditEntries).orderBy(auditEntries.id)).map(({ action }) => action);

describe("the staff", () => {
  test("invites by a mailed link, also who has an account: noted, and told to everybody of the staff", async () => {
    const admin = await member("boss", "*");
    const clerk = await member("clerk", "orders.read");
    await account("friend");
    const invitation = { email: "friend@souk.example", permissions: ["orders.read"] };
    expect(await inviteStaff(admin, invitation)).toEqual({ ok: true, value: null });
    const found = await findStaff(admin);
    expect(found).toMatchObject({
      value: {
        members: [
          { isSelf: true, permissions: ["*"] },
          { id: clerk.id, permissions: ["orders.read"], isSelf: false },
        ],
        invitations: [{ email: "friend@souk.example", permissions: ["orders.read"] }],
      },
    });
    const news = { kind: "invited", by: "boss Person", email: "friend@souk.example", permissions: ["orders.read"] };
    expect(await db.select().from(mails).orderBy(mails.id)).toMatchObject([
      { template: "staff-invited", recipient: "friend@souk.example" },
      { template: "staff-news", recipient: "boss@souk.example", data: news },
      { template: "staff-news", recipient: "clerk@souk.example", data: news },
    ]);
    expect((await db.select().from(auditEntries))[0]).toMatchObject({
      actorId: admin.id,
      actorName: "boss Person",
      action: "staff.invite",
      subjectKind: "staff",
      subjectId: "friend@souk.example",
      details: { permissions: ["orders.read"] },
    });
    const already = { email: "clerk@souk.example", permissions: ["*"] };
    expect(await inviteStaff(admin, already)).toEqual(refused("staff_already"));
  });

  test("gives and takes only what one may do oneself", async () => {
    const admin = await member("boss", "*");
    const manager = await member("manager", "staff.manage", "orders.read");
    const other = await member("other", "orders.read", "refunds.write");
    await account("new");
    const give = (...permissions: string[]) => inviteStaff(manager, { email: "new@souk.example", permissions });
    expect(await give("*")).toEqual(refused("not_yours_to_give"));
    expect(await give("orders.read", "refunds.write")).toEqual(refused("not_yours_to_give"));
    expect(await changeStaff(manager, manager.id, ["staff.manage", "audit.read"])).toEqual(
      refused("not_yours_to_give"),
    );
    expect(await changeStaff(manager, other.id, ["orders.read"])).toEqual(refused("not_yours_to_give"));
    expect(await removeStaff(manager, other.id)).toEqual(refused("not_yours_to_give"));
    expect(await removeStaff(manager, admin.id)).toEqual(refused("not_yours_to_give"));
    expect(await changeStaff(manager, other.id, ["refunds.write"])).toSucceed();
    expect(await give("orders.read")).toSucceed();
  });

  test("is checked against stored permissions, not those of the request", async () => {
    await member("boss", "*");
    const manager = await member("manager", "staff.manage");
    const other = await member("other", "orders.read");
    const stale = { ...manager, visitor: { ...manager.visitor, permissions: ["*"] } };
    expect(await removeStaff(stale, other.id)).toEqual(refused("not_yours_to_give"));
  });

  test("never loses the last one who may do everything", async () => {
    const admin = await member("boss", "*");
    expect(await removeStaff(admin, admin.id)).toEqual(refused("last_operator"));
    expect(await changeStaff(admin, admin.id, ["orders.read"])).toEqual(refused("last_operator"));
    const second = await member("second", "*");
    expect(await removeStaff(admin, admin.id)).toSucceed();
    expect(await removeStaff(second, second.id)).toEqual(refused("last_operator"));
    expect(await actionsOf()).toEqual(["staff.remove"]);
  });

  test("is closed without the permission to manage it", async () => {
    const clerk = await member("clerk", "orders.read");
    const customer = makeContext(db, { visitor: { customerId: await account("customer") } });
    for (const [ctx, code] of [
      [clerk, "not_yours"],
      [customer, "not_found"],
      [makeContext(db), "sign_in"],
    ] as const) {
      expect(await findStaff(ctx)).toEqual(refused(code));
      expect(await inviteStaff(ctx, { email: "a@souk.example", permissions: ["orders.read"] })).toEqual(refused(code));
      expect(await changeStaff(ctx, clerk.id, ["orders.read"])).toEqual(refused(code));
      expect(await removeStaff(ctx, clerk.id)).toEqual(refused(code));
      expect(await withdrawInvitation(ctx, 1)).toEqual(refused(code));
    }
    expect(await actionsOf()).toEqual([]);
  });

  test("someone who has to set up two-step sign-in first is shown that", async () => {
    const waiting = makeContext(db, {
      visitor: { customerId: await account("waiting"), permissions: [], isTwoStepMissing: true },
    });
    expect(staffFailure(waiting, "orders.read")).toEqual({ code: "two_step_missing" });
  });
});

describe("an invitation", () => {
  async function invite(admin: Context, permissions = ["orders.read"]): Promise<string> {
    expect(await inviteStaff(admin, { email: "new@souk.example", permissions })).toEqual({ ok: true, value: null });
    const written = await db.select().from(mails).where(eq(mails.template, "staff-invited")).orderBy(mails.id);
    return (written.at(-1)!.data as { code: string }).code;
  }
  const as = (id: number, now?: Date) => makeContext(db, { visitor: { customerId: id }, ...(now ? { now } : {}) });

  test("makes the person who signs up with its address staff", async () => {
    const code = await invite(await member("boss", "*"));
    expect(await getInvitedAddress(makeContext(db), code)).toBe("new@souk.example");
    expect(await joinStaff(makeContext(db), code)).toEqual(refused("sign_in"));
    expect(await joinStaff(as(await account("other")), code)).toEqual(refused("invitation_other_address"));
    const id = await account("new");
    expect(await joinStaff(as(id), code)).toSucceed();
    expect(await joinStaff(as(id), code)).toEqual(refused("link_ended"));
    expect(await actionsOf()).toEqual(["staff.invite", "staff.join"]);
  });

  test("gives nothing to an account whose address was never verified: whoever typed it first may be somebody else", async () => {
    const admin = await member("boss", "*");
    const squatter = await account("new", { isVerified: false });
    const code = await invite(admin);
    expect(await joinStaff(as(squatter), code)).toEqual(refused("email_unverified"));
    expect(await db.$count(staff)).toBe(1);
    await db.update(customers).set({ emailVerifiedAt: new Date() }).where(eq(customers.id, squatter));
    expect(await joinStaff(as(squatter), code)).toSucceed();
  });

  test("is kept hashed, and its acceptance told to everybody of the staff but who accepts", async () => {
    const admin = await member("boss", "*");
    const code = await invite(admin);
    expect(JSON.stringify(await db.select().from(staffInvitations))).not.toContain(code);
    await joinStaff(as(await account("new")), code);
    const news = await db.select().from(mails).where(eq(mails.template, "staff-news")).orderBy(mails.id);
    expect(news.slice(1)).toMatchObject([
      { recipient: "boss@souk.example", data: { kind: "joined", email: "new@souk.example" } },
    ]);
  });

  test("makes only one of two concurrent acceptors staff", async () => {
    const code = await invite(await member("boss", "*"));
    const id = await account("new");
    const both = await Promise.all([joinStaff(as(id), code), joinStaff(as(id), code)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("is replaced by a second one, ends when it is taken back, and after a week", async () => {
    const admin = await member("boss", "*");
    const first = await invite(admin);
    const second = await invite(admin);
    expect(await getInvitedAddress(admin, first)).toBeNull();
    const id = await account("new");
    expect(await joinStaff(as(id, new Date(Date.now() + 8 * 86_400_000)), second)).toEqual(refused("link_ended"));
    const found = valueOf(await findStaff(admin));
    expect(await withdrawInvitation(admin, found.invitations[0]!.id)).toSucceed();
    expect(await joinStaff(as(id), second)).toEqual(refused("link_ended"));
  });

  test("ends when who asked may not hand that out any more", async () => {
    const admin = await member("boss", "*");
    const manager = await member("manager", "staff.manage", "orders.read");
    const code = await invite(manager);
    expect(await changeStaff(admin, manager.id, ["staff.manage"])).toSucceed();
    expect(await joinStaff(as(await account("new")), code)).toEqual(refused("link_ended"));
  });
});

test("who may decide is told, each once, but not who caused it", async () => {
  const admin = await member("boss", "*");
  const one = await member("one", "returns.decide");
  await member("two", "orders.read");
  const notify = () =>
    notifyStaff(admin, "returns.decide", {
      topic: "orders",
      idempotencyKey: "return:1",
      write: (t) => ({ title: t("Return"), message: t("Return") }),
    });
  await notify();
  await notify();
  expect((await db.select().from(notifications)).map(({ customerId }) => customerId)).toEqual([one.id]);
});
