import { Fragment, type ReactElement } from "react";
import { MailFacts, MailFrame, MailPanel, type MailFact } from "./mail-frame.tsx";
import type { MailShop } from "./mail-shop.ts";
import { MailButton, MailNote, MailText } from "./mail-text.tsx";

type Notice = {
  sentences: string[];
  /** The subject's details, name by name. */
  facts?: MailFact[];
  /** A quote, as written. */
  quote?: string;
  link: { path: string; label: string };
  /** A side note, below the button. */
  note?: string;
};

export type Drawing = { subject: string; mail: ReactElement };

/** A short message with one action. */
export function notice(shop: MailShop, subject: string, content: Notice): Drawing {
  return { subject, mail: <NoticeMail shop={shop} title={subject} {...content} /> };
}

function NoticeMail({ shop, title, sentences, facts, quote, link, note }: Notice & { shop: MailShop; title: string }) {
  return (
    <MailFrame shop={shop} preview={sentences[0] ?? title} title={title}>
      {sentences.map((sentence) => (
        <MailText key={sentence}>{sentence}</MailText>
      ))}
      {facts === undefined || facts.length === 0 ? null : <MailFacts facts={facts} direction={shop.direction} />}
      {quote ? (
        <MailPanel>
          {/* Line breaks as elements: the plain text keeps those. */}
          <span className="m-ink" dir="auto">
            {quote.split("\n").map((line, index) => (
              <Fragment key={index}>
                {index > 0 && <br />}
                {line}
              </Fragment>
            ))}
          </span>
        </MailPanel>
      ) : null}
      <MailButton href={shop.address(link.path)}>{link.label}</MailButton>
      {note ? <MailNote>{note}</MailNote> : null}
    </MailFrame>
  );
}
