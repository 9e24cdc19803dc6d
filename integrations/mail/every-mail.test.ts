import { describe, expect, test } from "vitest";
import type { MailTemplate } from "#domain/platform/mail/mail.ts";
import { MAIL_TOPICS } from "#domain/platform/mail/mail-topic.ts";
import { createTranslate } from "#shared/translate.ts";
import ar from "#shared/keywords/ar.json" with { type: "json" };
import es from "#shared/keywords/es.json" with { type: "json" };
import hi from "#shared/keywords/hi.json" with { type: "json" };
import { MAIL_SAMPLES } from "#domain/platform/mail-preview/mail-samples.ts";
import { keywordsOfMail, renderMail } from "./render-mail.ts";

const LANGUAGES = [
  ["en", {}],
  ["ar", ar],
  ["es", es],
  ["hi", hi],
] as const;
const TEMPLATES = Object.keys(MAIL_SAMPLES) as MailTemplate[];

const shopOf = (template: MailTemplate, languageCode: string, keywords: Record<string, string>) => ({
  name: "Souk",
  email: "hello@souk.example",
  seat: "4 Quay Street, Bristol",
  logo: null,
  footer: "",
  languageCode,
  direction: languageCode === "ar" ? ("rtl" as const) : ("ltr" as const),
  t: createTranslate(keywords, languageCode),
  texts: {},
  isTest: false,
  blocks: [],
  words: {},
  address: (path: string) => `https://souk.example/${languageCode}${path}`,
  topic: MAIL_TOPICS[template],
  unsubscribeUrl: MAIL_TOPICS[template] === null ? null : "https://souk.example/unsubscribe/a-key",
});

const draw = (template: MailTemplate, languageCode: string, keywords: Record<string, string>) =>
  renderMail(shopOf(template, languageCode, keywords), template, MAIL_SAMPLES[template]);

describe.each(LANGUAGES)("in %s", (languageCode, keywords) => {
  test.each(TEMPLATES)("%s has a subject, its links and a text of the same content", async (template) => {
    const { subject, html, text } = await draw(template, languageCode, keywords);
    expect(subject.trim()).not.toBe("");
    expect(html).toContain(`lang="${languageCode}"`);
    expect(html).toContain(`dir="${languageCode === "ar" ? "rtl" : "ltr"}"`);
    expect(`${subject} ${html}`).not.toMatch(/\{\w+\}[^}]*<|undefined|\[object|NaN/);
    expect(html).toContain("4 Quay Street, Bristol");
    const links = [...html.matchAll(/href="(https:[^"]*)"/g)].map(([, link]) => link!.replaceAll("&amp;", "&"));
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) expect(text).toContain(link);
    expect(text.length).toBeGreaterThan(100);
    if (MAIL_TOPICS[template] !== null) expect(text).toContain("https://souk.example/unsubscribe/a-key");
  });

  test.each(TEMPLATES)("%s is written only in that language", async (template) => {
    const english = await draw(template, "en", {});
    const { subject, text } = await draw(template, languageCode, keywords);
    if (languageCode === "en") return;
    const typed = JSON.stringify(MAIL_SAMPLES[template]);
    if (!typed.includes(english.subject)) expect(subject).not.toBe(english.subject);
    const sentences = english.text.split(/\n+/).filter((line) => /^[A-Z][a-z]+ [a-z]+ [a-z]+ /.test(line));
    for (const sentence of sentences) if (!typed.includes(sentence)) expect(text).not.toContain(sentence);
  });
});

test("a mail says every sentence that it lists, and the operator's own instead", async () => {
  const used = await keywordsOfMail(shopOf("welcome", "en", {}), "welcome", MAIL_SAMPLES.welcome);
  expect(used).toContain("Hi {name},");
  const texts = { "Hi {name},": "Dear {name}, <b>welcome</b>" };
  const { html } = await renderMail({ ...shopOf("welcome", "en", texts), texts }, "welcome", MAIL_SAMPLES.welcome);
  expect(html).toContain("Dear Nadia, &lt;b&gt;welcome&lt;/b&gt;");
});
