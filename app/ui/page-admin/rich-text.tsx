import { type Editor, EditorContent, Node, useEditor, useEditorState } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { type ReactNode, useState } from "react";
import { Button, IconButton } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
import { Icon, type IconName } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";

export type RichTextProps = { label: string; value: string; onChange: (html: string) => void };

/** Terms with their details, as in an imprint: kept, not offered. */
const DESCRIPTION_NODES = [
  { name: "descriptionList", tag: "dl", group: "block", content: "(descriptionTerm | descriptionDetails)+" },
  { name: "descriptionTerm", tag: "dt", content: "inline*" },
  { name: "descriptionDetails", tag: "dd", content: "inline*" },
].map(({ tag, ...node }) => Node.create({ ...node, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] as const }));

const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: { openOnClick: false, defaultProtocol: "https", HTMLAttributes: { target: null, rel: null, class: null } },
  }),
  ...DESCRIPTION_NODES,
];

/** A text with headings, lists, emphasis and links: what a page can show. */
export function RichText({ label, value, onChange }: RichTextProps) {
  const editor = useEditor({
    extensions: EXTENSIONS,
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
        class: "written min-h-64 px-4 py-3 whitespace-pre-wrap wrap-anywhere outline-none",
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.getHTML()),
  });
  return (
    <div className="rounded-field border border-line-strong bg-surface focus-within:border-ink">
      {editor && <Toolbar editor={editor} label={label} />}
      <EditorContent editor={editor} />
    </div>
  );
}

function Toolbar({ editor, label }: { editor: Editor; label: string }) {
  const { t } = usePage();
  const [isLinking, setLinking] = useState(false);
  const state = useEditorState({
    editor,
    selector: () => ({
      isBold: editor.isActive("bold"),
      isItalic: editor.isActive("italic"),
      isTitle: editor.isActive("heading", { level: 2 }),
      isSubtitle: editor.isActive("heading", { level: 3 }),
      isList: editor.isActive("bulletList"),
      isNumbered: editor.isActive("orderedList"),
      isLink: editor.isActive("link"),
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  });
  const run = () => editor.chain().focus();
  return (
    <>
      <div
        role="toolbar"
        aria-label={t("Formatting of {name}", { name: label })}
        className="flex flex-wrap items-center gap-0.5 border-b border-line p-1"
      >
        <Tool label={`${t("Heading")} H2`} isOn={state.isTitle} onClick={() => run().toggleHeading({ level: 2 }).run()}>
          <span className="text-sm font-bold">{"H2"}</span>
        </Tool>
        <Tool
          label={`${t("Subheading")} H3`}
          isOn={state.isSubtitle}
          onClick={() => run().toggleHeading({ level: 3 }).run()}
        >
          <span className="text-sm font-bold">{"H3"}</span>
        </Tool>
        <Tool label={t("Bold")} icon="bold" isOn={state.isBold} onClick={() => run().toggleBold().run()} />
        <Tool label={t("Italic")} icon="italic" isOn={state.isItalic} onClick={() => run().toggleItalic().run()} />
        <Tool label={t("List")} icon="list" isOn={state.isList} onClick={() => run().toggleBulletList().run()} />
        <Tool
          label={t("Numbered list")}
          icon="list-ordered"
          isOn={state.isNumbered}
          onClick={() => run().toggleOrderedList().run()}
        />
        <Tool label={t("Link")} icon="link" isOn={state.isLink} onClick={() => setLinking(!isLinking)} />
        <Tool label={t("Undo")} icon="undo-2" isDisabled={!state.canUndo} onClick={() => run().undo().run()} />
        <Tool label={t("Redo")} icon="redo-2" isDisabled={!state.canRedo} onClick={() => run().redo().run()} />
      </div>
      {isLinking && <LinkBar editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}

type ToolProps = {
  label: string;
  icon?: IconName;
  isOn?: boolean;
  isDisabled?: boolean;
  children?: ReactNode;
  onClick: () => void;
};

function Tool({ label, icon, isOn, isDisabled = false, children, onClick }: ToolProps) {
  return (
    <IconButton
      label={label}
      aria-pressed={isOn}
      disabled={isDisabled}
      className={`size-9 ${isOn ? "bg-primary-soft text-primary-text" : ""}`}
      onClick={onClick}
    >
      {icon ? <Icon name={icon} className="size-4.5" /> : children}
    </IconButton>
  );
}

function LinkBar({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = usePage();
  const current: unknown = editor.getAttributes("link").href;
  const [address, setAddress] = useState(typeof current === "string" ? current : "");

  function apply(): void {
    const chain = editor.chain().focus().extendMarkRange("link");
    if (address.trim() === "") chain.unsetLink().run();
    else chain.setLink({ href: address.trim() }).run();
    onClose();
  }

  return (
    <div className="flex flex-wrap items-end gap-2 border-b border-line p-3">
      <TextField
        label={t("Link address")}
        hint={t("A page of your shop, such as /page/terms, or an address that starts with https://")}
        value={address}
        dir="ltr"
        className="min-w-56 flex-1"
        onChange={(event) => setAddress(event.target.value)}
      />
      <Button size="small" onClick={apply}>
        {t("Apply")}
      </Button>
    </div>
  );
}
