import { type DragEvent, type ReactNode, useState } from "react";
import { IconButton } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";

type SortableListProps<Item> = {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  onChange: (items: Item[]) => void;
  children: (item: Item, index: number) => ReactNode;
};

/** A list to arrange: by dragging a row, or with the buttons, which keep the focus. */
export function SortableList<Item>({ label, items, keyOf, nameOf, onChange, children }: SortableListProps<Item>) {
  const { t } = usePage();
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState("");

  function lift(event: DragEvent, index: number): void {
    const row = event.currentTarget.closest("li");
    if (row) event.dataTransfer.setDragImage(row, 0, 0);
    setDragged(index);
  }

  function drop(event: DragEvent, index: number): void {
    event.preventDefault();
    if (dragged !== null) move(dragged, index);
    setDragged(null);
    setOver(null);
  }

  function move(from: number, to: number): void {
    if (from === to || to < 0 || to >= items.length) return;
    onChange(movedItem(items, from, to));
    setAnnouncement(
      t("{name}: {number} of {count}", { name: nameOf(items[from]!), number: to + 1, count: items.length }),
    );
  }

  return (
    <>
      <ol
        aria-label={label}
        className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
      >
        {items.map((item, index) => (
          <li
            key={keyOf(item)}
            className={`flex items-start gap-2 px-3 py-3 max-sm:flex-col-reverse max-sm:items-stretch max-sm:gap-1 ${dragged === index ? "opacity-50" : ""} ${over === index && dragged !== index ? "bg-primary-soft" : ""}`}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(index);
            }}
            onDrop={(event) => drop(event, index)}
          >
            {/* The row itself is not draggable: text in its fields could not be selected. */}
            <span
              draggable
              className="mt-2.5 shrink-0 cursor-grab text-muted max-sm:hidden"
              onDragStart={(event) => lift(event, index)}
              onDragEnd={() => {
                setDragged(null);
                setOver(null);
              }}
            >
              <Icon name="grip-vertical" className="size-5" />
            </span>
            <div className="min-w-0 flex-1">{children(item, index)}</div>
            <div className="flex shrink-0 items-center max-sm:self-end">
              <IconButton
                label={t("Move {name} up", { name: nameOf(item) })}
                disabled={index === 0}
                className="size-9"
                onClick={() => move(index, index - 1)}
              >
                <Icon name="arrow-up" className="size-4.5" />
              </IconButton>
              <IconButton
                label={t("Move {name} down", { name: nameOf(item) })}
                disabled={index === items.length - 1}
                className="size-9"
                onClick={() => move(index, index + 1)}
              >
                <Icon name="arrow-down" className="size-4.5" />
              </IconButton>
              <IconButton
                label={t("Remove {name}", { name: nameOf(item) })}
                className="size-9"
                onClick={() => onChange(items.filter((each) => each !== item))}
              >
                <Icon name="trash-2" className="size-4.5" />
              </IconButton>
            </div>
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

/** The items with one of them at another place. */
export function movedItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  return item === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, item);
}
