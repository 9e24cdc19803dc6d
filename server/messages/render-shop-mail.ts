import type { Context } from "#domain/context.ts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { translationOf } from "#domain/platform/language/keywords.ts";
import { getMailBlocks, getMailSender, getMailTexts } from "#domain/platform/mail-text/get-mail-texts.ts";
import { MAIL_TOPICS } from "#domain/platform/mail/mail-topic.ts";
import type { MailOutline, MailToRender, RenderedMail } from "#domain/platform/mail/mail.ts";
import { pageAddress } from "#domain/page-address.ts";
import { createTranslate, type KeywordMap, type Translate } from "#shared/translate.ts";

/** A mail in its recipient's language, with the shop's logo and footer. */
export async function renderShopMail(ctx: Context, mail: MailToRender): Promise<RenderedMail> {
  // Loaded lazily: the mail renderer is large and not needed at startup.
  const { renderMail } = await import("#integrations/mail/render-mail.ts");
  return renderMail(await shopOf(ctx, mail), mail.template, mail.data);
}

export async function subjectOfShopMail(ctx: Context, mail: MailToRender): Promise<string> {
  const { subjectOfMail } = await import("#integrations/mail/render-mail.ts");
  return subjectOfMail(await shopOf(ctx, mail), mail.template, mail.data);
}

export async function keywordsOfShopMail(ctx: Context, mail: MailToRender): Promise<string[]> {
  const { keywordsOfMail } = await import("#integrations/mail/render-mail.ts");
  return keywordsOfMail(await shopOf(ctx, mail), mail.template, mail.data);
}

export async function outlineOfShopMail(ctx: Context, mail: MailToRender): Promise<MailOutline> {
  const { outlineOfMail } = await import("#integrations/mail/render-mail.ts");
  return outlineOfMail(await shopOf(ctx, mail), mail.template, mail.data);
}

async function shopOf(ctx: Context, mail: MailToRender) {
  const { template, languageCode, unsubscribePath, footer, isTest = false, draft } = mail;
  const { settings, visitor, shopUrl } = ctx;
  const language = (await findLanguages(ctx)).find(({ code }) => code === languageCode) ?? visitor.language;
  const [stored, blocks, sender] = await Promise.all([
    getMailTexts(ctx, template, language.code),
    getMailBlocks(ctx, template, language.code),
    getMailSender(ctx, language.code),
  ]);
  const texts = draft ? { ...stored, ...withoutEmpty(draft.texts) } : stored;
  const logo = settings.mailLogo || settings.shopLogo;
  return {
    name: settings.shopName,
    email: settings.mailReplyTo || settings.shopEmail,
    logo: logo === "" ? null : `${shopUrl}/img/320/${logo}`,
    footer: footer ?? (sender?.footer || settings.mailFooter),
    seat: settings.shopAddress,
    languageCode: language.code,
    direction: language.direction,
    texts,
    isTest,
    blocks: draft ? draft.blocks : blocks,
    words: {},
    t: withOwnTexts(translationOf(language.code), texts, language.code),
    address: (page: string) => pageAddress(ctx, language.code, page),
    topic: MAIL_TOPICS[template],
    unsubscribeUrl: unsubscribePath === null ? null : pageAddress(ctx, language.code, unsubscribePath),
  };
}

function withoutEmpty(texts: KeywordMap): KeywordMap {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""));
}

function withOwnTexts(usual: Translate, texts: KeywordMap, languageCode: string): Translate {
  const own = createTranslate(texts, languageCode);
  return (keyword, values) => (Object.hasOwn(texts, keyword) ? own : usual)(keyword, values);
}
