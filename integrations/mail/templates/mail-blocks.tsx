import { Heading, Hr } from "@react-email/components";
import { Children, Fragment, isValidElement, type ReactNode } from "react";
import type { MailBlock, MailPart } from "#domain/platform/mail/mail.ts";
import type { MailShop } from "./mail-shop.ts";
import { COLORS } from "./mail-look.ts";
import { MailButton, MailNote, MailText } from "./mail-text.tsx";

type MailBlocksProps = { shop: MailShop; children: ReactNode };

/** Renders a mail's template, by default or as arranged by the operator with custom blocks. */
export function MailBlocks({ shop, children }: MailBlocksProps) {
  const pieces = Children.toArray(children).map((piece) => ({ part: partOf(piece), piece }));
  shop.onOutline?.({ parts: [...new Set(pieces.map(({ part }) => part))], words: Object.keys(shop.words) });
  if (shop.blocks.length === 0) return children;
  return shop.blocks.map((block, index) => (
    <Fragment key={index}>
      {isPart(block)
        ? pieces.filter(({ part }) => part === block.kind).map(({ piece }) => piece)
        : ownBlock(shop, block)}
    </Fragment>
  ));
}

function partOf(piece: ReactNode): MailPart {
  const kind = isValidElement(piece) ? piece.type : null;
  if (kind === MailText) return "texts";
  if (kind === MailButton) return "action";
  return kind === MailNote ? "notes" : "details";
}

type OwnBlock = Exclude<MailBlock, { kind: MailPart }>;

function isPart(block: MailBlock): block is { kind: MailPart } {
  return !["heading", "paragraph", "button", "divider"].includes(block.kind);
}

/** Null if a placeholder has no value in this mail. */
function ownBlock(shop: MailShop, block: OwnBlock): ReactNode {
  if (block.kind === "divider")
    return <Hr className="m-line" style={{ margin: "24px 0 12px", borderColor: COLORS.line }} />;
  const text = filled(block.text, shop.words);
  if (text === null) return null;
  if (block.kind === "button") {
    const { address } = block;
    return <MailButton href={address.startsWith("/") ? shop.address(address) : address}>{text}</MailButton>;
  }
  if (block.kind === "heading")
    return (
      <Heading as="h2" className="m-ink" style={{ margin: "8px 0 10px", fontSize: "20px", color: COLORS.ink }}>
        {text}
      </Heading>
    );
  return (
    <MailText>
      {/* Line breaks as elements: the plain text keeps those. */}
      {text.split("\n").map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </MailText>
  );
}

function filled(text: string, words: MailShop["words"]): string | null {
  let isComplete = true;
  const result = text.replaceAll(/\{(\w+)\}/g, (_hole, word: string) => {
    const value = words[word];
    if (value === undefined || value === "") isComplete = false;
    return String(value ?? "");
  });
  return isComplete ? result : null;
}
