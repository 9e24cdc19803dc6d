import { neverHappens } from "#shared/result.ts";
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
  switch (kind) {
    case "text":
      return t("Text");
    case "heading":
      return t("Heading");
    case "picture":
      return t("Picture");
    case "quote":
      return t("Quote");
    case "divider":
      return t("Divider");
    case "button":
      return t("Button");
    case "question":
      return t("Question and answer");
    case "columns":
      return t("Two columns");
    case "table":
      return t("Table");
    default:
      return neverHappens(kind);
  }
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
