import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { Button } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import type { BlockKind } from "./block-commands.ts";
import { BLOCK_KINDS, blockName } from "./block-labels.ts";

export type AddBlockMenu = {
  isOpen: boolean;
  onToggle: () => void;
  onChoose: (kind: BlockKind) => void;
  onClose: (isEscaped: boolean) => void;
};

/** The button "Add block" with its menu. */
export function BlockMenu({ isOpen, onToggle, onChoose, onClose }: AddBlockMenu) {
  const { t } = usePage();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) list.current?.querySelector("button")?.focus();
  }, [isOpen]);

  function closeOutside({ currentTarget, relatedTarget }: FocusEvent): void {
    if (isOpen && !currentTarget.contains(relatedTarget)) onClose(false);
  }

  function handleKey(event: KeyboardEvent): void {
    if (!isOpen) return;
    const items = [...(list.current?.querySelectorAll("button") ?? [])];
    const index = items.findIndex((item) => item === document.activeElement);
    const { key } = event;
    if (key === "Escape") onClose(true);
    else if (key === "ArrowDown") items[(index + 1) % items.length]?.focus();
    else if (key === "ArrowUp") items.at(index - 1)?.focus();
    else if (key === "Home") items[0]?.focus();
    else if (key === "End") items.at(-1)?.focus();
    else if (key.length === 1 && key !== " ") startingWith(items, index, key)?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the button and its menu
    <div className="relative" onBlur={closeOutside} onKeyDown={handleKey}>
      <Button variant="quiet" size="small" aria-haspopup="menu" aria-expanded={isOpen} onClick={onToggle}>
        <Icon name="plus" className="size-4.5" />
        {t("Add block")}
      </Button>
      {isOpen && (
        <div
          ref={list}
          role="menu"
          aria-label={t("Add block")}
          className="absolute start-0 top-full z-20 grid max-h-72 w-56 overflow-y-auto rounded-card border border-line bg-paper p-1 shadow-lifted"
        >
          {BLOCK_KINDS.map((kind) => (
            <button
              key={kind}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className="min-h-9 rounded-field px-3 text-start text-sm hover:bg-sunken focus:bg-primary-soft"
              onClick={() => onChoose(kind)}
            >
              {blockName(kind, t)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** The next item that begins with the letter. */
function startingWith(items: HTMLElement[], index: number, letter: string): HTMLElement | undefined {
  const next = [...items.slice(index + 1), ...items.slice(0, index + 1)];
  return next.find((item) => item.textContent.toLowerCase().startsWith(letter.toLowerCase()));
}
