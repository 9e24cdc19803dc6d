import { useState } from "react";
import type { BlogCategoryForm } from "#domain/platform/blog-admin/blog-admin.ts";
import { Form, FormError, SubmitButton } from "../form/form.tsx";
import type { FieldErrors } from "../form/read-form.ts";
import { useForm } from "../form/use-form.ts";
import { slugOf } from "../page-admin/slug-of.ts";
import { Button, IconButton } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
import { Icon } from "../parts/icon.tsx";
import { moveItem } from "../parts/move-item.ts";
import { usePage } from "../parts/page.tsx";

/** The payload; names as on the wire. */
export type SentCategory = {
  id: number | null;
  slug: string;
  name: string;
  translations: { language_code: string; name: string }[];
};

type Row = { key: number; id: number | null; slug: string; name: string; names: Readonly<Record<string, string>> };

type CategoryEditorProps = {
  categories: readonly BlogCategoryForm[];
  languages: readonly { code: string; name: string }[];
  /** Returns the validation errors; null on success. */
  onSave: (sent: SentCategory[]) => Promise<FieldErrors | null>;
};

/** The categories of posts in their order, with their names in every language. */
export function CategoryEditor({ categories, languages, onSave }: CategoryEditorProps) {
  const { t } = usePage();
  const [rows, setRows] = useState<readonly Row[]>(() => categories.map(rowOf));
  const change = (key: number, changed: Partial<Row>) =>
    setRows((known) => known.map((row) => (row.key === key ? { ...row, ...changed } : row)));

  const form = useForm({
    save: () =>
      onSave(
        rows.map(({ id, slug, name, names }) => ({
          id,
          slug: slug || slugOf(name),
          name: name.trim(),
          translations: Object.entries(names).map(([code, each]) => ({ language_code: code, name: each.trim() })),
        })),
      ),
  });

  return (
    <Form {...form} aria-label={t("Categories")} className="grid gap-5">
      <ul className="grid gap-4">
        {rows.map((row, index) => (
          <li key={row.key} className="grid gap-3 rounded-card border border-line bg-surface p-4">
            <div className="flex items-end gap-3">
              <TextField
                label={t("Name")}
                value={row.name}
                dir="auto"
                maxLength={80}
                className="min-w-0 flex-1"
                error={form.errors[`categories.${index}.name`]}
                onChange={({ target }) => change(row.key, { name: target.value })}
              />
              <TextField
                label={t("Address")}
                value={row.slug}
                placeholder={slugOf(row.name)}
                dir="ltr"
                maxLength={80}
                className="min-w-0 flex-1"
                error={form.errors[`categories.${index}.slug`]}
                onChange={({ target }) => change(row.key, { slug: target.value })}
              />
              {(
                [
                  [-1, t("Move {name} up", { name: row.name }), ""],
                  [1, t("Move {name} down", { name: row.name }), "rotate-180"],
                ] as const
              ).map(([by, label, turn]) => (
                <IconButton
                  key={by}
                  label={label}
                  disabled={index + by < 0 || index + by >= rows.length}
                  onClick={() => setRows((known) => moveItem(known, index, index + by))}
                >
                  <Icon name="arrow-up" className={`size-4 ${turn}`} />
                </IconButton>
              ))}
              <IconButton
                label={t("Remove {name}", { name: row.name })}
                onClick={() => setRows((known) => known.filter(({ key }) => key !== row.key))}
              >
                <Icon name="trash-2" className="size-5" />
              </IconButton>
            </div>
            <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
              {languages.map(({ code, name }) => (
                <TextField
                  key={code}
                  label={name}
                  required={false}
                  value={row.names[code] ?? ""}
                  dir="auto"
                  maxLength={80}
                  onChange={({ target }) => change(row.key, { names: { ...row.names, [code]: target.value } })}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
      <FormError />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          data-action=""
          onClick={() =>
            setRows((known) => [
              ...known,
              { key: Math.max(0, ...known.map(({ key }) => key)) + 1, id: null, slug: "", name: "", names: {} },
            ])
          }
        >
          <Icon name="plus" className="size-4.5" /> {t("Add a category")}
        </Button>
        <SubmitButton />
      </div>
    </Form>
  );
}

function rowOf({ id, slug, name, translations }: BlogCategoryForm): Row {
  const names = Object.fromEntries(translations.map(({ languageCode, name: each }) => [languageCode, each]));
  return { key: id, id, slug, name, names };
}
