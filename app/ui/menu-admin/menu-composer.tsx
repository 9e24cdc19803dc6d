import { useState } from "react";
import type { MenuEntry, MenuForm, MenuName } from "#domain/platform/menu/menu.ts";
import type { FieldErrors } from "../form/read-form.ts";
import { SortableList } from "../home-admin/sortable-list.tsx";
import { Button } from "../parts/button.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { usePage } from "../parts/page.tsx";
import { EntryFields, type MenuChoices } from "./entry-fields.tsx";
import { entryName, usualMenu } from "./menu-labels.ts";

/** An entry in the form; `key` tells it apart before it is stored. */
export type TypedEntry = MenuEntry & { key: string };
type TypedTop = TypedEntry & { children: TypedEntry[] };

type MenuComposerProps = {
  menu: MenuName;
  title: string;
  entries: MenuForm;
  choices: MenuChoices;
  /** Returns the validation errors; null on success. */
  onSave: (entries: MenuForm) => Promise<FieldErrors | null>;
};

let keys = 0;

/** A menu of the header or the footer: add, arrange, nest, translate. Nothing changes in the shop before it is saved. */
export function MenuComposer({ menu, title, entries, choices, onSave }: MenuComposerProps) {
  const { t } = usePage();
  const [typed, setTyped] = useState<TypedTop[]>(() => keyed(entries));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isPending, setPending] = useState(false);

  async function save(sent: readonly TypedTop[]): Promise<void> {
    setPending(true);
    const wrong = await onSave(
      sent.map(({ key: _key, children, ...top }) => ({ ...top, children: children.map(bare) })),
    );
    setPending(false);
    setErrors(wrong ?? {});
  }

  const change = (key: string, top: Partial<TypedTop>) =>
    setTyped(typed.map((each) => (each.key === key ? { ...each, ...top } : each)));
  const nameOf = (entry: MenuEntry) => entryName(entry, choices, t);

  return (
    <section className="grid gap-4">
      <h2 className="text-xl">{title}</h2>
      {typed.length === 0 ? (
        <EmptyState
          icon="layout-list"
          title={t("The default menu is shown")}
          text={t("Start with it or with your own entry. If the menu is empty, the default one is shown.")}
        >
          <Button variant="secondary" data-action="" onClick={() => setTyped(keyed(usualMenu(menu, choices, t)))}>
            {t("Start with the default menu")}
          </Button>
        </EmptyState>
      ) : (
        <SortableList label={title} items={typed} keyOf={({ key }) => key} nameOf={nameOf} onChange={setTyped}>
          {(top, index) => (
            <div className="grid gap-3">
              <EntryFields
                entry={top}
                choices={choices}
                errorOf={(name) => errors[`entries.${index}.${name}`]}
                onChange={(entry) => change(top.key, entry)}
              />
              {top.children.length > 0 && (
                <SortableList
                  label={t("Below {name}", { name: nameOf(top) })}
                  items={top.children}
                  keyOf={({ key }) => key}
                  nameOf={nameOf}
                  onChange={(children) => change(top.key, { children })}
                >
                  {(child, below) => (
                    <EntryFields
                      entry={child}
                      choices={choices}
                      errorOf={(name) => errors[`entries.${index}.children.${below}.${name}`]}
                      onChange={(entry) =>
                        change(top.key, {
                          children: top.children.map((each) => (each.key === child.key ? { ...each, ...entry } : each)),
                        })
                      }
                    />
                  )}
                </SortableList>
              )}
              <div>
                <Button
                  variant="quiet"
                  size="small"
                  data-action=""
                  aria-label={t("Add an entry below {name}", { name: nameOf(top) })}
                  onClick={() => change(top.key, { children: [...top.children, newEntry()] })}
                >
                  {t("Add an entry below")}
                </Button>
              </div>
            </div>
          )}
        </SortableList>
      )}
      <div className="flex flex-wrap gap-3">
        <Button isPending={isPending} data-action="" onClick={() => void save(typed)}>
          {t("Save")}
        </Button>
        <Button
          variant="secondary"
          data-action=""
          onClick={() => setTyped([...typed, { ...newEntry(), children: [] }])}
        >
          {t("Add entry")}
        </Button>
      </div>
    </section>
  );
}

const bare = ({ key: _key, ...entry }: TypedEntry): MenuEntry => entry;

function newEntry(): TypedEntry {
  keys += 1;
  return { key: `new-${keys}`, label: "", target: { kind: "place", place: "products" }, translations: [] };
}

function keyed(entries: MenuForm): TypedTop[] {
  return entries.map((top, index) => ({
    ...top,
    key: String(index),
    children: top.children.map((child, below) => ({ ...child, key: `${index}-${below}` })),
  }));
}
