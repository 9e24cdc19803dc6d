import { MailButton, MailFrame, MailText, type MailShop } from "./mail-frame.tsx";

/** A short message with one thing to do next. */
export function NoticeMail({
  shop,
  title,
  sentences,
  link,
}: {
  shop: MailShop;
  title: string;
  sentences: string[];
  link: { path: string; label: string };
}) {
  return (
    <MailFrame shop={shop} preview={sentences[0] ?? title} title={title}>
      {sentences.map((sentence) => (
        <MailText key={sentence}>{sentence}</MailText>
      ))}
      <MailButton href={shop.address(link.path)}>{link.label}</MailButton>
    </MailFrame>
  );
}
