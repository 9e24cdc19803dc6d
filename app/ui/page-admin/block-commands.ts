import type { Editor } from "@tiptap/react";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, NodeSelection, Selection, TextSelection, type Transaction } from "@tiptap/pm/state";
import type { ImageAttributes } from "./block-nodes.ts";

/** Nodes whose children are blocks. */
const CONTAINERS: ReadonlySet<string> = new Set(["doc", "column", "question"]);

/** `index`: among the children of `parent`. */
export type Block = { node: Node; from: number; to: number; parent: Node; index: number };

export type BlockKind =
  | "text"
  | "heading"
  | "picture"
  | "quote"
  | "divider"
  | "button"
  | "question"
  | "columns"
  | "table";

const PARAGRAPH = { type: "paragraph" };
const COLUMN = { type: "column", content: [PARAGRAPH] };
const row = (cell: string) => ({ type: "tableRow", content: [{ type: cell }, { type: cell }, { type: cell }] });

const NEW_BLOCKS: Record<Exclude<BlockKind, "picture">, object> = {
  text: PARAGRAPH,
  heading: { type: "heading", attrs: { level: 2 } },
  quote: { type: "blockquote", content: [PARAGRAPH] },
  divider: { type: "horizontalRule" },
  button: { type: "action" },
  question: { type: "question", content: [{ type: "questionTitle" }, PARAGRAPH] },
  columns: { type: "columns", content: [COLUMN, COLUMN] },
  table: { type: "table", content: [row("tableHeader"), row("tableCell"), row("tableCell")] },
};

/** The innermost block with the start of the selection. */
export function blockAt({ selection }: EditorState): Block | null {
  const { $from } = selection;
  if (selection instanceof NodeSelection && CONTAINERS.has($from.parent.type.name))
    return {
      node: selection.node,
      from: selection.from,
      to: selection.to,
      parent: $from.parent,
      index: $from.index(),
    };
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const parent = $from.node(depth - 1);
    const node = $from.node(depth);
    if (CONTAINERS.has(parent.type.name) && node.type.name !== "questionTitle")
      return { node, from: $from.before(depth), to: $from.after(depth), parent, index: $from.index(depth - 1) };
  }
  return null;
}

/** Whether there is a block on that side to change places with. */
export function canMoveBlock({ parent, index }: Block, step: 1 | -1): boolean {
  const first = parent.type.name === "question" ? 1 : 0;
  return index + step >= first && index + step < parent.childCount;
}

/** Returns the new place among its siblings, counted from 1; null if there is none. */
export function moveBlock({ state, view }: Editor, step: 1 | -1): number | null {
  const block = blockAt(state);
  if (!block || !canMoveBlock(block, step)) return null;
  const { node, from, to, parent, index } = block;
  const sibling = parent.child(index + step);
  const start = step < 0 ? from - sibling.nodeSize : from;
  const swapped = step < 0 ? [node, sibling] : [sibling, node];
  const transaction = state.tr.replaceWith(start, step < 0 ? to : to + sibling.nodeSize, swapped);
  const target = step < 0 ? start : from + sibling.nodeSize;
  view.dispatch(selectAgain(transaction, state.selection, block, target).scrollIntoView());
  return index + step + 1;
}

export function duplicateBlock({ state, view }: Editor): boolean {
  const block = blockAt(state);
  if (!block) return false;
  const transaction = state.tr.insert(block.to, block.node);
  view.dispatch(selectAgain(transaction, state.selection, block, block.to).scrollIntoView());
  return true;
}

export function removeBlock({ state, view }: Editor): void {
  const block = blockAt(state);
  if (!block) return;
  const { from, to, parent, index } = block;
  const transaction = state.tr;
  if (parent.canReplace(index, index + 1)) transaction.delete(from, to);
  else transaction.replaceWith(from, to, state.schema.nodes.paragraph!.create());
  transaction.setSelection(Selection.near(transaction.doc.resolve(Math.min(from, transaction.doc.content.size))));
  view.dispatch(transaction.scrollIntoView());
  view.focus();
}

/** Adds a block after the current one, or instead of an empty text, and puts the cursor into it. */
export function addBlock(editor: Editor, kind: Exclude<BlockKind, "picture">): void {
  insert(editor, NEW_BLOCKS[kind]);
  editor.view.focus();
}

export function addImage(editor: Editor, { file, alt }: Pick<ImageAttributes, "file" | "alt">): void {
  insert(editor, { type: "picture", attrs: { file, alt } });
}

function insert({ state, view, schema }: Editor, json: object): void {
  const node = schema.nodeFromJSON(json);
  const block = placeFor(state, node);
  const isEmpty = block?.node.type.name === "paragraph" && block.node.content.size === 0;
  const start = !block ? state.doc.content.size : isEmpty ? block.from : block.to;
  const transaction = state.tr.replaceWith(start, isEmpty ? block.to : start, node);
  const selection = node.isAtom
    ? NodeSelection.create(transaction.doc, start)
    : Selection.near(transaction.doc.resolve(start + 1));
  view.dispatch(transaction.setSelection(selection).scrollIntoView());
}

/** The current block, or its container if the new block may not stand next to it. */
function placeFor(state: EditorState, node: Node): Block | null {
  const block = blockAt(state);
  if (!block || block.parent.canReplaceWith(block.index + 1, block.index + 1, node.type)) return block;
  const { $from } = state.selection;
  if ($from.depth === 0) return block;
  return { node: $from.node(1), from: $from.before(1), to: $from.after(1), parent: state.doc, index: $from.index(0) };
}

/** The same selection in the block that now begins at `target`. */
function selectAgain(transaction: Transaction, selection: Selection, block: Block, target: number): Transaction {
  if (selection instanceof NodeSelection && selection.from === block.from)
    return transaction.setSelection(NodeSelection.create(transaction.doc, target));
  const placeOf = (position: number) => target + Math.min(Math.max(position, block.from), block.to) - block.from;
  const { doc } = transaction;
  return transaction.setSelection(
    TextSelection.between(doc.resolve(placeOf(selection.anchor)), doc.resolve(placeOf(selection.head))),
  );
}
