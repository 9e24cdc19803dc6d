import { DOMSerializer } from "@tiptap/pm/model";
import { type Editor, EditorContent, Node, useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { type KeyboardEvent, useRef, useState } from "react";
import type { Library } from "../media/library.ts";
import type { LinkSearch } from "../parts/link-field.tsx";
import { usePage } from "../parts/page.tsx";
import { BlockBar } from "./block-bar.tsx";
import { addBlock, type BlockKind } from "./block-commands.ts";
import { blockNodes } from "./block-nodes.ts";
import { NewImage } from "./image-fields.tsx";
import { RichTextToolbar } from "./rich-text-toolbar.tsx";

/** Where the images of a text come from. `onImage` returns the stored file, or null if it was refused. */
export type ImageSource = {
  library: Library;
  onImage: (file: File) => Promise<string | null>;
  /** Finds what a link can lead to; without it addresses are typed. */
  searchLinks?: LinkSearch;
};

export type RichTextProps = {
  label: string;
  value: string;
  /** With it the text is made of blocks; without it, only of headings, lists and paragraphs. */
  pictures?: ImageSource;
  onChange: (html: string) => void;
};

/** Terms with their details, as in an imprint: kept, not offered. */
const DESCRIPTION_NODES = [
  { name: "descriptionList", tag: "dl", group: "block", content: "(descriptionTerm | descriptionDetails)+" },
  { name: "descriptionTerm", tag: "dt", content: "inline*" },
  { name: "descriptionDetails", tag: "dd", content: "inline*" },
].map(({ tag, ...node }) => Node.create({ ...node, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] as const }));

const extensionsOf = (hasBlocks: boolean, root: string) => [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    link: { openOnClick: false, defaultProtocol: "https", HTMLAttributes: { target: null, rel: null, class: null } },
    ...(hasBlocks ? { document: false } : { blockquote: false, horizontalRule: false }),
  }),
  ...DESCRIPTION_NODES,
  ...(hasBlocks ? blockNodes(root) : []),
];

/** A text with headings, lists, emphasis and links, and the blocks of a page. */
export function RichText({ label, value, pictures, onChange }: RichTextProps) {
  const { t, appPath } = usePage();
  const frame = useRef<HTMLDivElement>(null);
  const [menuOpenedBy, setMenuOpenedBy] = useState<"key" | "button" | null>(null);
  const [isAddingImage, setAddingImage] = useState(false);
  const editor = useEditor({
    extensions: extensionsOf(pictures !== undefined, appPath),
    content: value,
    // The server has no DOM, and the content security policy forbids the library's style element.
    immediatelyRender: false,
    injectCSS: false,
    editorProps: {
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        dir: "auto",
        class:
          "written written-blocks written-editor min-h-64 px-4 py-3 whitespace-pre-wrap wrap-anywhere outline-none",
      },
      handleTextInput: ({ state }, _from, _to, typed) => {
        const { empty, $from } = state.selection;
        const isOpening = pictures && typed === "/" && empty && $from.parent.content.size === 0;
        if (!isOpening || $from.parent.type.name !== "paragraph") return false;
        setMenuOpenedBy("key");
        return true;
      },
    },
    onUpdate: ({ editor: changed }) => onChange(htmlOf(changed)),
  });

  function choose(kind: BlockKind): void {
    setMenuOpenedBy(null);
    if (kind === "picture") setAddingImage(true);
    else if (editor) addBlock(editor, kind);
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.altKey && event.key === "F10")
      frame.current?.querySelector<HTMLElement>("[role=toolbar] button")?.focus();
    else return;
    event.preventDefault();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a key that leads to the toolbar from any part
    <div
      ref={frame}
      className="rounded-field border border-line-strong bg-surface focus-within:border-ink"
      onKeyDown={handleKey}
    >
      {editor && (
        <div className="z-10 rounded-t-field border-b border-line bg-surface sm:sticky sm:top-14">
          <RichTextToolbar
            editor={editor}
            label={label}
            searchLinks={pictures?.searchLinks}
            menu={
              pictures && {
                isOpen: menuOpenedBy !== null,
                onToggle: () => setMenuOpenedBy(menuOpenedBy === null ? "button" : null),
                onChoose: choose,
                onClose: (isEscaped) => {
                  setMenuOpenedBy(null);
                  if (!isEscaped) return;
                  editor.commands.focus();
                  if (menuOpenedBy === "key") editor.commands.insertContent("/");
                },
              }
            }
          />
          {pictures && isAddingImage && (
            <NewImage editor={editor} pictures={pictures} onClose={() => setAddingImage(false)} />
          )}
          {pictures && <BlockBar editor={editor} pictures={pictures} />}
        </div>
      )}
      <EditorContent editor={editor} />
      {pictures && (
        <p className="border-t border-line px-4 py-2 text-xs text-muted">
          {t("Type / in an empty line to add a block. Alt and an arrow key move it. Alt+F10 leads to the buttons.")}
        </p>
      )}
    </div>
  );
}

/** In a document of its own, where no image is loaded. */
function htmlOf({ schema, state }: Editor): string {
  const inert = document.implementation.createHTMLDocument();
  DOMSerializer.fromSchema(schema).serializeFragment(state.doc.content, { document: inert }, inert.body);
  return inert.body.innerHTML;
}
