import { type ComponentType, useState } from "react";
import type { PostForm, PostTexts } from "#domain/platform/blog-admin/blog-admin.ts";
import { Form, FormError, SubmitButton } from "../form/form.tsx";
import { AccountCard } from "../account/account-card.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useForm } from "../form/use-form.ts";
import type { RichTextProps } from "../page-admin/rich-text.tsx";
import { slugOf } from "../page-admin/slug-of.ts";
import { SelectField } from "../parts/field.tsx";
import type { Library } from "../media/library.ts";
import { usePage } from "../parts/page.tsx";
import { PostFactsFields } from "./post-facts-fields.tsx";
import { PostTextFields } from "./post-text-fields.tsx";

/** The payload; names as on the wire. */
export type SentPost = PostTexts & {
  slug: string;
  category_id: number | null;
  tags: string[];
  cover: string | null;
  author_name: string;
  published_at: string | null;
  product_slugs: string[];
  translations: (PostTexts & { language_code: string })[];
  updated_at: string | null;
};

type PostEditorProps = {
  /** Null for a new one. */
  post: PostForm | null;
  author: string;
  languages: readonly { code: string; name: string }[];
  categories: readonly { id: number; name: string }[];
  /** Loaded on this screen only. */
  richText: ComponentType<RichTextProps>;
  /** Returns the file; null if it was refused. */
  library: Library;
  onImage: (image: File) => Promise<string | null>;
  /** Returns the validation errors; null on success. */
  onSave: (sent: SentPost) => Promise<FieldErrors | null>;
};

const EMPTY: PostTexts = { title: "", summary: "", body: "", description: "" };

/** Creates or changes a post: its texts side by side with those of another language, and everything around them. */
export function PostEditor({
  post,
  author,
  languages,
  categories,
  richText,
  library,
  onImage,
  onSave,
}: PostEditorProps) {
  const { t } = usePage();
  const [texts, setTexts] = useState<PostTexts>(post ?? EMPTY);
  const [translated, setTranslated] = useState<Readonly<Record<string, PostTexts>>>(
    Object.fromEntries((post?.translations ?? []).map(({ languageCode, ...each }) => [languageCode, each])),
  );
  const [shown, setShown] = useState(languages[0]?.code ?? "");
  const [cover, setCover] = useState(post?.cover ?? null);

  const form = useForm({
    save(data) {
      const publishedAt = textOf(data, "published_at");
      const categoryId = Number(textOf(data, "category_id"));
      return onSave({
        ...trimmed(texts),
        slug: textOf(data, "slug") || slugOf(texts.title),
        category_id: categoryId > 0 ? categoryId : null,
        tags: partsOf(textOf(data, "tags"), ","),
        cover,
        author_name: textOf(data, "author_name"),
        published_at: publishedAt === "" ? null : new Date(`${publishedAt}Z`).toISOString(),
        product_slugs: partsOf(textOf(data, "product_slugs"), "\n").map((line) => line.replace(/^.*\/product\//, "")),
        translations: Object.entries(translated).map(([code, each]) => ({ language_code: code, ...trimmed(each) })),
        updated_at: post?.updatedAt ?? null,
      });
    },
  });

  return (
    <Form {...form} aria-label={t("Post")} className="grid gap-5">
      <div className="grid gap-5 xl:grid-cols-2">
        <AccountCard title={t("Text for all languages")}>
          <PostTextFields name="" texts={texts} richText={richText} errors={form.errors} onChange={setTexts} />
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
            <PostTextFields
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
      <PostFactsFields
        {...{ post, author, categories, cover }}
        slugHint={slugOf(texts.title)}
        library={library((chosen) => setCover(chosen.file))}
        onCover={async (image) => setCover(image && (await onImage(image)))}
      />
      <FormError />
      <div>
        <SubmitButton />
      </div>
    </Form>
  );
}

function trimmed(texts: PostTexts): PostTexts {
  const { title, summary, body, description } = texts;
  return { title: title.trim(), summary: summary.trim(), body, description: description.trim() };
}

function partsOf(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function errorsOf(errors: FieldErrors, index: number): FieldErrors {
  return Object.fromEntries(
    ["title", "summary", "body", "description"].map((name) => [name, errors[`translations.${index}.${name}`]]),
  );
}
