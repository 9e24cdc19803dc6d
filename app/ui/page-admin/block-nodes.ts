import { Extension, Node } from "@tiptap/react";
import { Plugin } from "@tiptap/pm/state";
import { goToNextCell, tableEditing } from "@tiptap/pm/tables";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { blockAt, duplicateBlock, moveBlock } from "./block-commands.ts";

export type ImageAttributes = { file: string; alt: string; caption: string; isWide: boolean };

/** As stored: relative to the shop, in the largest of the usual widths. */
const STORED_SOURCE = /^\/img\/960\/(\w[\w.-]*)$/;

/** The nodes that only pages made of blocks have. `root`: what the addresses of images begin with. */
export const blockNodes = (root: string) => [
  Node.create({ name: "doc", topNode: true, content: "(block | layout)+" }),
  imageNode(root),
  ACTION,
  ...QUESTION_NODES,
  ...COLUMN_NODES,
  ...TABLE_NODES,
  BLOCK_KEYS,
];

function imageNode(root: string) {
  return Node.create({
    name: "picture",
    group: "block",
    atom: true,
    draggable: true,
    addAttributes: () => ({
      file: { default: "" },
      alt: { default: "" },
      caption: { default: "" },
      isWide: { default: false },
    }),
    parseHTML: () => [{ tag: "figure", getAttrs: readImage }],
    renderHTML: ({ node }) => {
      const { file, alt, caption, isWide } = node.attrs as ImageAttributes;
      const image = ["img", { src: `/img/960/${file}`, alt }] as const;
      const attributes = isWide ? { class: "wide" } : {};
      return caption === "" ? ["figure", attributes, image] : ["figure", attributes, image, ["figcaption", caption]];
    },
    addNodeView:
      () =>
      ({ node }) => {
        const { file, alt, caption, isWide } = node.attrs as ImageAttributes;
        const dom = document.createElement("figure");
        dom.classList.toggle("wide", isWide);
        const image = document.createElement("img");
        image.src = `${root}img/960/${file}`;
        image.alt = alt;
        dom.append(image);
        if (caption !== "") {
          const text = document.createElement("figcaption");
          text.textContent = caption;
          dom.append(text);
        }
        return { dom };
      },
  });
}

function readImage(element: HTMLElement): ImageAttributes | false {
  const image = element.querySelector("img");
  const [, file] = STORED_SOURCE.exec(image?.getAttribute("src") ?? "") ?? [];
  if (!image || !file) return false;
  return {
    file,
    alt: image.getAttribute("alt") ?? "",
    caption: element.querySelector("figcaption")?.textContent.trim() ?? "",
    isWide: element.classList.contains("wide"),
  };
}

/** What cannot be typed into as it is stored: a link, and an answer that is closed. */
const plainView = (className: string) => () => () => {
  const dom = document.createElement("div");
  dom.className = className;
  return { dom, contentDOM: dom };
};

/** A link that looks like a button. */
const ACTION = Node.create({
  name: "action",
  group: "block",
  content: "text*",
  marks: "",
  defining: true,
  addAttributes: () => ({ href: { default: "", rendered: false } }),
  parseHTML: () => [
    {
      tag: "p.action",
      priority: 60,
      getAttrs: (element) => ({ href: element.querySelector("a")?.getAttribute("href") ?? "" }),
      contentElement: (element) => element.querySelector<HTMLElement>("a") ?? (element as HTMLElement),
    },
  ],
  renderHTML: ({ node }) => ["p", { class: "action" }, ["a", { href: String(node.attrs.href) }, 0]],
  addNodeView: plainView("action-button"),
});

const QUESTION_NODES = [
  Node.create({
    name: "question",
    group: "layout",
    content: "questionTitle block+",
    defining: true,
    parseHTML: () => [{ tag: "details" }],
    renderHTML: () => ["details", 0],
    addNodeView: plainView("details"),
  }),
  Node.create({
    name: "questionTitle",
    content: "inline*",
    // A link cannot be used in what opens and closes the answer.
    marks: "bold italic",
    defining: true,
    parseHTML: () => [{ tag: "summary" }],
    renderHTML: () => ["summary", 0],
    addNodeView: plainView("summary"),
  }),
];

const COLUMN_NODES = [
  { name: "columns", group: "layout", content: "column{2}" },
  { name: "column", content: "block+" },
].map((node) =>
  Node.create({
    ...node,
    isolating: true,
    parseHTML: () => [{ tag: `div.${node.name}` }],
    renderHTML: () => ["div", { class: node.name }, 0],
  }),
);

const CELL_ATTRIBUTES = { colspan: 1, rowspan: 1, colwidth: null };

const TABLE_NODES = [
  { name: "table", role: "table", tag: "table", group: "block", content: "tableRow+" },
  { name: "tableRow", role: "row", tag: "tr", content: "(tableHeader | tableCell)+" },
  { name: "tableHeader", role: "header_cell", tag: "th", content: "inline*" },
  { name: "tableCell", role: "cell", tag: "td", content: "inline*" },
].map(({ role, tag, ...node }) =>
  Node.create({
    ...node,
    isolating: role !== "row",
    addAttributes: () =>
      role.endsWith("cell")
        ? Object.fromEntries(
            Object.entries(CELL_ATTRIBUTES).map(([name, value]) => [
              name,
              { default: value, rendered: false, parseHTML: () => value },
            ]),
          )
        : {},
    parseHTML: () => [{ tag }],
    renderHTML: () => (role === "table" ? ["table", ["tbody", 0]] : [tag, 0]),
    extendNodeSchema: ({ name }) => (name === node.name ? { tableRole: role } : {}),
  }),
);

/** Keys of blocks and tables, and a mark at the block with the cursor. */
const BLOCK_KEYS = Extension.create({
  name: "blockKeys",
  addKeyboardShortcuts: () => ({
    "Alt-ArrowUp": ({ editor }) => moveBlock(editor, -1) !== null,
    "Alt-ArrowDown": ({ editor }) => moveBlock(editor, 1) !== null,
    "Mod-Shift-d": ({ editor }) => duplicateBlock(editor),
    Tab: ({ editor }) => editor.isActive("table") && goToNextCell(1)(editor.state, editor.view.dispatch),
    "Shift-Tab": ({ editor }) => editor.isActive("table") && goToNextCell(-1)(editor.state, editor.view.dispatch),
  }),
  addProseMirrorPlugins: () => [
    tableEditing(),
    new Plugin({
      props: {
        decorations: (state) => {
          const block = blockAt(state);
          return (
            block && DecorationSet.create(state.doc, [Decoration.node(block.from, block.to, { class: "current" })])
          );
        },
      },
    }),
  ],
});
