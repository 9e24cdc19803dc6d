import { type ComponentType, useState } from "react";
import type { PageForm, PageTexts } from "#domain/platform/page-admin/page-admin.ts";
import { shopTimeOf } from "#shared/shop-time.ts";
import { Form, FormError, SubmitButton } from "../form/form.tsx";
import { AccountCard } from "../account/account-card.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useForm } from "../form/use-form.ts";
import { CheckField, SelectField, TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import { PageTextFields } from "./page-text-fields.tsx";
import type { RichTextProps } from "./rich-text.tsx";
import { slugOf } from "./slug-of.ts";

/** The payload; names as on the wire. */
export type SentPage = PageTexts & {
  slug: string;
  is_published: boolean;
  /** In the shop's time zone; empty: at once. */
  publish_at: string;
  is_legal: boolean;
  is_in_footer: boolean;
  translations: (PageTexts & { language_code: string })[];
  version_id: number | null;
};

type PageEditorProps = {
  /** Null for a new one. */
  page: PageForm | null;
  languages: readonly { code: string; name: string }[];
  timeZone: string;
  /** Loaded on this screen only. */
  richText: ComponentType<RichTextProps>;
  /** Returns the validation errors; null on success. */
  onSave: (sent: SentPage) => Promise<FieldErrors | null>;
};

const EMPTY: PageTexts = { title: "", body: "", description: "" };

/** Creates or changes a page: address and state, and its texts side by side with those of another language. */
export function PageEditor({ page, languages, timeZone, richText, onSave }: PageEditorProps) {
  const { t } = usePage();
  const [texts, setTexts] = useState<PageTexts>(page ?? EMPTY);
  const [translated, setTranslated] = useState<Readonly<Record<string, PageTexts>>>(
    Object.fromEntries((page?.translations ?? []).map(({ languageCode, ...each }) => [languageCode, each])),
  );
  const [shown, setShown] = useState(languages[0]?.code ?? "");
  const [slug, setSlug] = useState(page?.slug ?? "");
  const [isSlugTyped, setSlugTyped] = useState(page !== null);

  const form = useForm({
    save(data) {
      return onSave({
        slug: textOf(data, "slug"),
        title: texts.title.trim(),
        body: texts.body,
        description: texts.description.trim(),
        is_published: data.has("is_published"),
        publish_at: textOf(data, "publish_at"),
        is_legal: data.has("is_legal"),
        is_in_footer: data.has("is_in_footer"),
        translations: Object.entries(translated).map(([code, each]) => ({ language_code: code, ...each })),
        version_id: page?.versions[0]?.id ?? null,
      });
    },
  });

  return (
    <Form {...form} aria-label={t("Page")} className="grid gap-5">
      <div className="grid gap-5 xl:grid-cols-2">
        <AccountCard title={t("Text for all languages")}>
          <p className="mb-4 text-sm text-muted">{t("Shown in every language that has no text of its own.")}</p>
          <PageTextFields
            name=""
            texts={texts}
            richText={richText}
            errors={{ title: form.errors.title, body: form.errors.body, description: form.errors.description }}
            onChange={(changed) => {
              setTexts(changed);
              if (!isSlugTyped) setSlug(slugOf(changed.title));
            }}
          />
        </AccountCard>
        {shown !== "" && (
          <AccountCard title={t("Translation")}>
            <SelectField
              label={t("Language")}
              value={shown}
              className="mb-4"
              onChange={(event) => setShown(event.target.value)}
            >
              {languages.map(({ code, name }) => (
                <option key={code} value={code}>
                  {translated[code]?.title ? `${name} ✓` : name}
                </option>
              ))}
            </SelectField>
            <PageTextFields
              key={shown}
              name={`${shown}.`}
              language={languages.find(({ code }) => code === shown)?.name}
              texts={translated[shown] ?? EMPTY}
              richText={richText}
              errors={errorsOf(form.errors, Object.keys(translated).indexOf(shown))}
              onChange={(changed) => setTranslated((known) => ({ ...known, [shown]: changed }))}
            />
          </AccountCard>
        )}
      </div>
      <AccountCard title={t("Address and visibility")}>
        <div className="grid gap-4">
          <TextField
            name="slug"
            label={t("Address")}
            hint={t("The page is at /page/{slug}. When you change it, the old address redirects to the new one.", {
              slug: slug || "…",
            })}
            value={slug}
            dir="ltr"
            maxLength={80}
            className="max-w-xl"
            onChange={(event) => {
              setSlugTyped(true);
              setSlug(event.target.value);
            }}
          />
          <CheckField
            name="is_published"
            value="1"
            defaultChecked={page?.isPublished ?? false}
            label={t("Published")}
          />
          <TextField
            type="datetime-local"
            name="publish_at"
            label={t("Published from")}
            hint={t("Leave empty to publish now. Times are in the shop's time zone: {zone}.", { zone: timeZone })}
            required={false}
            defaultValue={page?.publishAt ? shopTimeOf(page.publishAt, timeZone) : ""}
            className="max-w-xs"
          />
          <CheckField
            name="is_in_footer"
            value="1"
            defaultChecked={page?.isInFooter ?? true}
            label={t("Link in the footer")}
          />
          <CheckField
            name="is_legal"
            value="1"
            defaultChecked={page?.isLegal ?? false}
            label={t("Required by law, so it can't be deleted")}
          />
        </div>
      </AccountCard>
      <FormError />
      <div>
        <SubmitButton />
      </div>
    </Form>
  );
}

function errorsOf(errors: FieldErrors, index: number): FieldErrors {
  return Object.fromEntries(
    ["title", "body", "description"].map((name) => [name, errors[`translations.${index}.${name}`]]),
  );
}
