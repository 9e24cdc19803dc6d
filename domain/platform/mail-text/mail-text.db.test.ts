import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { mails } from "#db/schema/mail.ts";
import type { Permission } from "#shared/permission.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeStaffMember } from "#tests/support/customers.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { findMailSenders, getMailTextForm } from "./find-mail-texts.ts";
import { getMailBlocks, getMailSender, getMailTexts } from "./get-mail-texts.ts";
import type { MailBlock } from "../mail/mail.ts";
import { saveMailLayout } from "./save-mail-layout.ts";
import { saveMailSenders, saveMailTexts } from "./save-mail-texts.ts";
import { sendTestMail } from "./send-test-mail.ts";

const { db } = await openTestDatabase();
const customerId = await makeStaffMember(db, ["*"]);

const asStaff = (...permissions: Permission[]) => makeContext(db, { visitor: { customerId, permissions } });
const GREETING = "Hi {name},";
const CODE = "Your code is {code}.";

test("the texts of mails are written only by staff with the permission", async () => {
  const other = asStaff("content.manage", "mails.read");
  expect(await getMailTextForm(other, "welcome", "en")).toFail("not_yours");
  expect(await saveMailTexts(other, "welcome", { language: "en", texts: {} })).toFail("not_yours");
  expect(await findMailSenders(other)).toFail("not_yours");
  expect(await saveMailSenders(other, { senders: [] })).toFail("not_yours");
  expect(await sendTestMail(other, "welcome", "en")).toFail("not_yours");
});

test("a sentence is changed for one mail in one language, logged, and reset by an empty one", async () => {
  const ctx = asStaff("settings.manage");
  const texts = { [GREETING]: "مرحباً {name}،" };
  expect(await saveMailTexts(ctx, "welcome", { language: "ar", texts })).toEqual({ ok: true, value: null });
  expect(await getMailTexts(ctx, "welcome", "ar")).toEqual(texts);
  expect(await getMailTexts(ctx, "welcome", "en")).toEqual({});
  expect(await getMailTexts(ctx, "reset-password", "ar")).toEqual({});
  const form = valueOf(await getMailTextForm(ctx, "welcome", "ar"));
  expect(form.texts).toContainEqual({ keyword: GREETING, text: texts[GREETING], isOwn: true });
  expect(ctx.traces.purged).toContain("mail-texts");
  const [entry] = await db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  expect(entry).toMatchObject({ action: "mail.write", subjectId: "welcome ar" });
  await saveMailTexts(asStaff("settings.manage"), "welcome", { language: "ar", texts: { [GREETING]: "" } });
  expect(await getMailTexts(asStaff(), "welcome", "ar")).toEqual({});
});

test.each<Record<string, string>>([
  { "Not of this mail": "x" },
  { [GREETING]: "Hi {password}," },
  { [CODE]: "Your code is in the next mail." },
])("texts that a mail cannot say are refused, and nothing is stored: %j", async (wrong) => {
  const ctx = asStaff("settings.manage");
  const [keyword] = Object.keys(wrong);
  expect(await saveMailTexts(ctx, "welcome", { language: "en", texts: wrong })).toFail("invalid", {
    errors: { [`texts.${keyword}`]: [expect.any(String)] },
  });
  expect(await getMailTexts(ctx, "welcome", "en")).toEqual({});
  const unknown = await saveMailTexts(ctx, "welcome", { language: "xx", texts: {} });
  expect(unknown).toFail("not_found");
});

test("a language has a sender and a footer of its own", async () => {
  const ctx = asStaff("settings.manage");
  const senders = [
    { language_code: "ar", name: "سوق", footer: "سطر" },
    { language_code: "en", name: "", footer: "" },
  ];
  expect(await saveMailSenders(ctx, { senders })).toEqual({ ok: true, value: null });
  expect(await getMailSender(ctx, "ar")).toEqual({ languageCode: "ar", name: "سوق", footer: "سطر" });
  expect(await getMailSender(ctx, "en")).toBeNull();
  const twice = { senders: [senders[0]!, senders[0]!] };
  expect(await saveMailSenders(ctx, twice)).toFail("invalid");
});

test("a test goes to the member's own address, a limited number of times", async () => {
  const ctx = asStaff("settings.manage");
  const sent = valueOf(await sendTestMail(ctx, "welcome", "ar"));
  const [mail] = await db.select().from(mails).where(eq(mails.template, "welcome"));
  expect(mail).toMatchObject({ recipient: sent, languageCode: "ar" });
  for (let count = 0; count < 20; count += 1) await sendTestMail(ctx, "welcome", "en");
  expect(await sendTestMail(ctx, "welcome", "en")).toFail("too_many_tries");
});

test("a mail is arranged in one language, logged, and as usual again without blocks", async () => {
  const ctx = asStaff("settings.manage");
  const blocks: MailBlock[] = [
    { kind: "heading", text: "Hello {name}" },
    { kind: "texts" },
    { kind: "details" },
    { kind: "button", text: "Look around", address: "/products" },
    { kind: "action" },
  ];
  expect(await saveMailLayout(ctx, "welcome", { language: "ar", blocks })).toEqual({ ok: true, value: null });
  expect(await getMailBlocks(ctx, "welcome", "ar")).toEqual(blocks);
  expect(await getMailBlocks(ctx, "welcome", "en")).toEqual([]);
  const form = await getMailTextForm(ctx, "welcome", "ar");
  expect(form).toMatchObject({ value: { blocks, hasOwnBlocks: true, words: ["name", "code"] } });
  const [entry] = await db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  expect(entry).toMatchObject({ action: "mail.write", subjectId: "welcome ar" });
  await saveMailLayout(ctx, "welcome", { language: "ar", blocks: [] });
  expect(await getMailBlocks(ctx, "welcome", "ar")).toEqual([]);
  expect(await getMailTextForm(ctx, "welcome", "ar")).toMatchObject({
    value: { blocks: [{ kind: "texts" }, { kind: "details" }, { kind: "action" }], hasOwnBlocks: false },
  });
});

test.each<[string, MailBlock[]]>([
  ["blocks", [{ kind: "texts" }, { kind: "action" }]],
  ["blocks", [{ kind: "texts" }, { kind: "details" }]],
  ["blocks", [{ kind: "texts" }, { kind: "details" }, { kind: "details" }, { kind: "action" }]],
  ["blocks", [{ kind: "details" }, { kind: "action" }]],
  [
    "blocks.0.text",
    [{ kind: "heading", text: "{password}" }, { kind: "texts" }, { kind: "details" }, { kind: "action" }],
  ],
])("blocks that a mail cannot do with are refused: %s %j", async (field, blocks) => {
  const ctx = asStaff("settings.manage");
  expect(await saveMailLayout(ctx, "welcome", { language: "en", blocks })).toFail("invalid", {
    errors: { [field]: [expect.any(String)] },
  });
  expect(await getMailBlocks(ctx, "welcome", "en")).toEqual([]);
  expect(await saveMailLayout(asStaff("content.manage"), "welcome", { language: "en", blocks })).toFail("not_yours");
});
