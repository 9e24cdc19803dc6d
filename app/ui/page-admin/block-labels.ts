import type { Translate } from "#shared/translate.ts";
import type { BlockKind } from "./block-commands.ts";

export const BLOCK_KINDS = [
  "text",
  "heading",
  "picture",
  "quote",
  "divider",
  "button",
  "question",
  "columns",
  "table",
] as const satisfies readonly BlockKind[];

export function blockName(kind: BlockKind, t: Translate): string {
  const names: Record<BlockKind, string> = {
    text: t("Text"),
    heading: t("Heading"),
    picture: t("Picture"),
    quote: t("Quote"),
    divider: t("Divider"),
    button: t("Button"),
    question: t("Question and answer"),
    columns: t("Two columns"),
    table: t("Table"),
  };
  return names[kind];
}

const KINDS_OF_NODES: Readonly<Record<string, BlockKind>> = {
  heading: "heading",
  picture: "picture",
  blockquote: "quote",
  horizontalRule: "divider",
  action: "button",
  question: "question",
  columns: "columns",
  table: "table",
};

/** `node`: the name of a block's node. */
export function nameOfNode(node: string, t: Translate): string {
  if (node === "bulletList" || node === "orderedList") return t("List");
  return blockName(KINDS_OF_NODES[node] ?? "text", t);
}
