import { type Editor, useEditorState } from "@tiptap/react";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { IconButton } from "../parts/button.tsx";
import { Icon, type IconName } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import type { LinkSearch } from "../parts/link-field.tsx";
import { AddressBar } from "./address-bar.tsx";
import { type AddBlockMenu, BlockMenu } from "./block-menu.tsx";

type RichTextToolbarProps = {
  editor: Editor;
  label: string;
  menu?: AddBlockMenu | undefined;
  searchLinks: LinkSearch | undefined;
};

/** Formats the selection and adds blocks. */
export function RichTextToolbar({ editor, label, menu, searchLinks }: RichTextToolbarProps) {
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

  function apply(address: string): void {
    const chain = run().extendMarkRange("link");
    if (address === "") chain.unsetLink().run();
    else chain.setLink({ href: address }).run();
    setLinking(false);
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons are focused, and arrows move among them */}
      <div
        role="toolbar"
        aria-label={t("Formatting of {name}", { name: label })}
        className="flex flex-wrap items-center gap-0.5 p-1"
        onKeyDown={(event) => moveFocus(event, () => editor.commands.focus())}
      >
        {menu && <BlockMenu {...menu} />}
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
      {isLinking && (
        <AddressBar address={editor.getAttributes("link").href} isFocused search={searchLinks} onApply={apply} />
      )}
    </>
  );
}

/** Arrow keys lead along the buttons of a toolbar, Escape back to the text. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, onEscape: () => void): void {
  const { key, currentTarget } = event;
  if (key === "Escape") {
    event.preventDefault();
    onEscape();
    return;
  }
  const buttons = [...currentTarget.querySelectorAll<HTMLButtonElement>("button:enabled")];
  const index = buttons.findIndex((button) => button === document.activeElement);
  const forward = getComputedStyle(currentTarget).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  const last = buttons.length - 1;
  const target = { ArrowLeft: index - 1, ArrowRight: index - 1, [forward]: index + 1, Home: 0, End: last }[key];
  if (index < 0 || target === undefined) return;
  event.preventDefault();
  buttons.at(target > last ? 0 : target)?.focus();
}

type ToolProps = {
  label: string;
  icon?: IconName;
  isOn?: boolean;
  isDisabled?: boolean;
  children?: ReactNode;
  onClick: () => void;
};

export function Tool({ label, icon, isOn, isDisabled = false, children, onClick }: ToolProps) {
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
