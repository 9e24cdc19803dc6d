import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { contactMessages } from "#db/schema/contact.ts";
import { mails } from "#db/schema/mail.ts";
import { contactInput } from "#domain/platform/contact/contact.input.ts";
import { sendMessage } from "#domain/platform/contact/send-message.ts";
import type { Permission } from "#shared/permission.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeStaffMember } from "#tests/support/customers.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { answerMessage, changeMessage } from "./answer-message.ts";
import { findContactMessages, getContactThread } from "./find-contact-messages.ts";

const { db } = await openTestDatabase();
const ALL = { search: "", sort: { column: "created", isDescending: true }, filters: [], page: 1, perPage: 25 };
const message = contactInput.parse({
  name: "Nadia",
  email: "Nadia@Souk.example",
  topic: "order",
  message: "Where is it?",
});

const staffId = await makeStaffMember(db, ["*"]);

const asStaff = (...permissions: Permission[]) => makeContext(db, { visitor: { customerId: staffId, permissions } });

test("a message arrives in the inbox and at the shop's address, and is answered by mail", async () => {
  expect((await sendMessage(makeContext(db), message)).ok).toBe(true);
  const ctx = asStaff("messages.manage");
  const found = valueOf(await findContactMessages(ctx, ALL));
  const [row] = found.rows;
  expect(row).toMatchObject({ name: "Nadia", email: "nadia@souk.example", state: "open", text: "Where is it?" });
  expect(await db.$count(mails, eq(mails.template, "contact-message"))).toBe(1);
  const id = row!.id;
  expect((await changeMessage(ctx, id, { is_mine: true })).ok).toBe(true);
  expect((await answerMessage(ctx, id, "On its way.")).ok).toBe(true);
  expect(await getContactThread(ctx, id)).toMatchObject({
    value: { state: "answered", assigneeName: "Ada Lovelace", isMine: true, replies: [{ text: "On its way." }] },
  });
  const [reply] = await db.select().from(mails).where(eq(mails.template, "contact-reply"));
  expect(reply).toMatchObject({ recipient: "nadia@souk.example", data: { text: "On its way." } });
  expect(await answerMessage(ctx, 999_999, "x")).toFail("not_found");
});

test("what a program filled in is dropped, and a network can send a limited number", async () => {
  const before = await db.$count(contactMessages);
  const trap = makeContext(db, { visitor: { address: "198.51.100.9" } });
  expect((await sendMessage(trap, { ...message, website: "https://spam.example" })).ok).toBe(true);
  expect(await db.$count(contactMessages)).toBe(before);
  const many = makeContext(db, { visitor: { address: "198.51.100.10" }, settings: { contactTriesPerAddress: 1 } });
  await sendMessage(many, message);
  expect(await sendMessage(many, message)).toFail("too_many_tries");
});

test("only staff with the permission read and answer", async () => {
  const other = asStaff("customers.read");
  expect(await findContactMessages(other, ALL)).toFail("not_yours");
  expect(await getContactThread(other, 1)).toFail("not_yours");
  expect(await answerMessage(other, 1, "x")).toFail("not_yours");
  expect(await changeMessage(other, 1, { state: "closed" })).toFail("not_yours");
});

test.each([
  { name: "a\u0000b" },
  { name: "a\nBcc: x@y.example" },
  { email: "no address" },
  { message: "" },
  { message: "x".repeat(5_001) },
  { topic: "else" },
])("a message that is none is refused: %o", (wrong) => {
  expect(contactInput.safeParse({ ...message, ...wrong }).success).toBe(false);
});
