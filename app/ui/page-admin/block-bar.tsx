import { type Editor, useEditorState } from "@tiptap/react";
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow } from "@tiptap/pm/tables";
import { useState } from "react";
import { Button } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";
import { AddressBar } from "./address-bar.tsx";
import { blockAt, canMoveBlock, duplicateBlock, moveBlock, removeBlock } from "./block-commands.ts";
import type { ImageAttributes } from "./block-nodes.ts";
import { nameOfNode } from "./block-labels.ts";
import { ImageFields } from "./image-fields.tsx";
import type { ImageSource } from "./rich-text.tsx";
import { moveFocus, Tool } from "./rich-text-toolbar.tsx";

const TABLE_COMMANDS = {
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  removeRow: deleteRow,
  removeColumn: deleteColumn,
};

/** What can be done with the block that has the cursor. */
export function BlockBar({ editor, pictures }: { editor: Editor; pictures: ImageSource }) {
  const { t } = usePage();
  const [announcement, setAnnouncement] = useState("");
  const block = useEditorState({
    editor,
    selector: () => {
      const found = blockAt(editor.state);
      return (
        found && {
          from: found.from,
          kind: found.node.type.name,
          attributes: found.node.attrs,
          count: found.parent.childCount,
          canMoveUp: canMoveBlock(found, -1),
          canMoveDown: canMoveBlock(found, 1),
          isSelected: found.node.isAtom,
        }
      );
    },
  });
  if (!block) return null;
  const { from, kind, attributes, count } = block;
  const name = nameOfNode(kind, t);

  function move(step: 1 | -1): void {
    const number = moveBlock(editor, step);
    if (number !== null) setAnnouncement(t("{name}: {number} of {count}", { name, number, count }));
  }

  function runOnTable(command: keyof typeof TABLE_COMMANDS): void {
    TABLE_COMMANDS[command](editor.state, editor.view.dispatch);
    editor.commands.focus();
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons are focused, and arrows move among them */}
      <div
        role="toolbar"
        aria-label={t("Block: {name}", { name })}
        className="flex flex-wrap items-center gap-0.5 border-t border-line px-1 py-0.5"
        onKeyDown={(event) => moveFocus(event, () => editor.commands.focus())}
      >
        <span className="px-2 text-sm text-muted">{name}</span>
        <Tool label={t("Move block up")} icon="arrow-up" isDisabled={!block.canMoveUp} onClick={() => move(-1)} />
        <Tool label={t("Move block down")} icon="arrow-down" isDisabled={!block.canMoveDown} onClick={() => move(1)} />
        <Tool label={t("Duplicate block")} icon="copy" onClick={() => duplicateBlock(editor)} />
        <Tool label={t("Remove block")} icon="trash-2" onClick={() => removeBlock(editor)} />
        {kind === "table" && (
          <>
            <Button variant="quiet" size="small" onClick={() => runOnTable("addRow")}>
              {t("Add row")}
            </Button>
            <Button variant="quiet" size="small" onClick={() => runOnTable("addColumn")}>
              {t("Add column")}
            </Button>
            <Button variant="quiet" size="small" onClick={() => runOnTable("removeRow")}>
              {t("Remove row")}
            </Button>
            <Button variant="quiet" size="small" onClick={() => runOnTable("removeColumn")}>
              {t("Remove column")}
            </Button>
          </>
        )}
      </div>
      {kind === "action" && (
        <AddressBar
          key={from}
          address={attributes.href}
          search={pictures.searchLinks}
          onApply={(href) => editor.chain().updateAttributes("action", { href }).focus().run()}
        />
      )}
      {kind === "picture" && (
        <ImageFields
          key={from}
          picture={attributes as ImageAttributes}
          pictures={pictures}
          onChange={(change) => editor.commands.updateAttributes("picture", change)}
        />
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
