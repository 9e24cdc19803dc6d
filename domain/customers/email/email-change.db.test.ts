import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { customers } from "#db/schema/customer.ts";
import { mails } from "#db/schema/mail.ts";
import { sessions } from "#db/schema/session.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { createNewPassword } from "#domain/customers/password-change/create-new-password.ts";
import { hashPassword } from "#domain/customers/password/password.ts";
import { registerCustomer } from "#domain/customers/account/register-customer.ts";
import { signIn } from "#domain/customers/sign-in/sign-in.ts";
import { cancelEmailChange } from "./cancel-email-change.ts";
import { confirmEmailChange } from "./confirm-email-change.ts";
import { getEmailChange } from "./get-email-change.ts";
import { requestEmailChange } from "./request-email-change.ts";
import { undoEmailChange } from "./undo-email-change.ts";

const { db } = await openTestDatabase();
const start = new Date("2026-11-20T10:00:00Z");
const DAY = 24;
const passwordHash = await hashPassword("a long sentence");

const [OLD, NEW] = ["old@souk.example", "new@souk.example"];

const account = (email: string) => makeCustomer(db, { firstName: "Noor", email, passwordHash, emailVerifiedAt: start });

const at = (hours: number, customerId: number | null = null) =>
  makeContext(db, { visitor: { customerId }, now: new Date(start.getTime() + hours * 3_600_000) });

const requestChange = (customerId: number, email = NEW, password = "a long sentence") =>
  requestEmailChange(at(0, customerId), { email, password });

const emailOf = async (id: number) => (await db.select().from(customers).where(eq(customers.id, id)))[0]!.email;

async function mailTo(recipient: string, template: string) {
  const rows = await db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(mails.id);
  return rows.findLast((mail) => mail.template === template)?.data as { code: string; key: string } | undefined;
}

test("a new address takes effect once, when its link is opened", async () => {
  const id = await account(OLD);
  expect((await requestChange(id)).ok).toBe(true);
  expect(await emailOf(id)).toBe(OLD);
  expect(await getEmailChange(at(1, id))).toMatchObject({ email: NEW });
  const { code } = (await mailTo(NEW, "confirm-email-change"))!;
  expect(await confirmEmailChange(at(1, id), { code: `${code}x` })).toFail("link_ended");
  expect(await confirmEmailChange(at(1, id), { code })).toSucceed({ email: NEW });
  expect(await confirmEmailChange(at(1, id), { code })).toSucceed();
  expect(await emailOf(id)).toBe(NEW);
  expect(await getEmailChange(at(1, id))).toBeNull();
});

test("it needs the password and an address different from the current one", async () => {
  const id = await account(OLD);
  expect(await requestChange(id, NEW, "not the password")).toFail("wrong_password");
  expect(await requestChange(id, OLD)).toFail("email_unchanged");
  expect(await requestEmailChange(at(0), { email: NEW, password: "x" })).toFail("sign_in");
  expect(await db.$count(mails)).toBe(0);
});

test("the link expires after a day, with another request, and on cancellation", async () => {
  const id = await account(OLD);
  await requestChange(id);
  const first = (await mailTo(NEW, "confirm-email-change"))!.code;
  await requestChange(id);
  const second = (await mailTo(NEW, "confirm-email-change"))!.code;
  expect(await confirmEmailChange(at(1, id), { code: first })).toFail("link_ended");
  expect(await confirmEmailChange(at(25, id), { code: second })).toFail("link_ended");
  await cancelEmailChange(at(1, id));
  expect(await confirmEmailChange(at(1, id), { code: second })).toFail("link_ended");
  expect(await emailOf(id)).toBe(OLD);
});

test("only the reader of the new mailbox learns whether it has an account", async () => {
  const id = await account(OLD);
  await account(NEW);
  const taken = await requestChange(id);
  const free = await requestChange(id, "free@souk.example");
  expect(taken.ok && free.ok && Object.keys(taken.value)).toEqual(free.ok && Object.keys(free.value));
  expect(await mailTo(NEW, "confirm-email-change")).toBeUndefined();
  expect(await mailTo(NEW, "email-taken")).toBeDefined();
});

test("of two accounts that want the same address one gets it", async () => {
  const [one, other] = [await account(OLD), await account("third@souk.example")];
  await requestChange(one);
  const first = (await mailTo(NEW, "confirm-email-change"))!.code;
  await requestChange(other);
  const second = (await mailTo(NEW, "confirm-email-change"))!.code;
  const results = await Promise.all([
    confirmEmailChange(at(1, one), { code: first }),
    confirmEmailChange(at(1, other), { code: second }),
  ]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  const emails = [await emailOf(one), await emailOf(other)];
  expect(emails.filter((email) => email === NEW)).toHaveLength(1);
});

test("the old address takes it back: every session ends and a new password is asked for", async () => {
  const id = await account(OLD);
  await requestChange(id);
  const { code } = (await mailTo(NEW, "confirm-email-change"))!;
  const { key } = (await mailTo(OLD, "email-change-asked"))!;
  await confirmEmailChange(at(1, id), { code });
  await db.insert(sessions).values({ tokenHash: "x", customerId: id, lastSeenAt: start, expiresAt: start });
  const undone = await undoEmailChange(at(6 * DAY), { key });
  expect(undone).toSucceed({ email: OLD });
  expect(await emailOf(id)).toBe(OLD);
  expect(await db.$count(sessions, eq(sessions.customerId, id))).toBe(0);
  const former = { email: OLD, password: "a long sentence" };
  expect(await signIn(at(6 * DAY), former)).toFail("wrong_sign_in");
  const fresh = { email: OLD, password: "another long sentence" };
  if (undone.ok) await createNewPassword(at(6 * DAY), { ...fresh, code: undone.value.code });
  expect((await signIn(at(6 * DAY), fresh)).ok).toBe(true);
  expect(await undoEmailChange(at(6 * DAY), { key })).toFail("link_ended");
});

test("it can also be taken back before the link was opened, and no longer after 7 days", async () => {
  const id = await account(OLD);
  await requestChange(id);
  const { code } = (await mailTo(NEW, "confirm-email-change"))!;
  const { key } = (await mailTo(OLD, "email-change-asked"))!;
  expect(await undoEmailChange(at(7 * DAY + 1), { key })).toFail("link_ended");
  expect((await undoEmailChange(at(1), { key })).ok).toBe(true);
  expect(await confirmEmailChange(at(2, id), { code })).toFail("link_ended");
  expect(await emailOf(id)).toBe(OLD);
});

test("a thief cannot keep an account by moving it to a third address", async () => {
  const id = await account(OLD);
  await requestChange(id);
  const { key } = (await mailTo(OLD, "email-change-asked"))!;
  await confirmEmailChange(at(1, id), { code: (await mailTo(NEW, "confirm-email-change"))!.code });
  await requestChange(id, "third@souk.example");
  const thief = (await mailTo(NEW, "email-change-asked"))!.key;
  await confirmEmailChange(at(1, id), { code: (await mailTo("third@souk.example", "confirm-email-change"))!.code });
  expect((await undoEmailChange(at(2), { key })).ok).toBe(true);
  expect(await emailOf(id)).toBe(OLD);
  expect(await undoEmailChange(at(3), { key: thief })).toFail("link_ended");
  expect(await emailOf(id)).toBe(OLD);
});

test("the first verified address ends every other sign-in method, even if it is a new one", async () => {
  const id = await account(OLD);
  await db.update(customers).set({ emailVerifiedAt: null }).where(eq(customers.id, id));
  await db.insert(sessions).values({ tokenHash: "x", customerId: id, lastSeenAt: start, expiresAt: start });
  await requestChange(id);
  const { code } = (await mailTo(NEW, "confirm-email-change"))!;
  expect(await confirmEmailChange(at(1, id), { code })).toSucceed();
  expect(await db.$count(sessions, eq(sessions.customerId, id))).toBe(0);
  expect(await mailTo(NEW, "way-in-changed")).toBeDefined();
});

test("a former address cannot be taken as long as it can be reclaimed", async () => {
  const id = await account(OLD);
  await requestChange(id);
  await confirmEmailChange(at(1, id), { code: (await mailTo(NEW, "confirm-email-change"))!.code });
  const person = { first_name: "A", last_name: "B", email: OLD, password: "x".repeat(9), password_confirmation: "" };
  expect(await registerCustomer(at(2), person)).toFail("email_taken");
  expect((await registerCustomer(at(8 * DAY), person)).ok).toBe(true);
});
