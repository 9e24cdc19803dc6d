import { type FormEvent, type ReactNode, useRef, useState } from "react";
import type { ProductChoices } from "#domain/catalog/product-admin/find-product-choices.ts";
import type { ProductForm } from "#domain/catalog/product-admin/product-admin.ts";
import type { StatusAction } from "#shared/product-choices.ts";
import { Form, FormError } from "../form/form.tsx";
import { type FieldErrors, focusFirstError } from "../form/read-form.ts";
import type { Library } from "../media/library.ts";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import type { RichTextField } from "./description-field.tsx";
import { type EditedProduct, startEditing, toProductInput } from "./editor-state.ts";
import { MissingPart } from "./missing-part.tsx";
import { OrganizationPart } from "./organization-part.tsx";
import { ImagePart } from "./image-part.tsx";
import { QuantityPricePart } from "./quantity-price-part.tsx";
import { SearchEnginePart } from "./search-engine-part.tsx";
import { SellingPart } from "./selling-part.tsx";
import { SpecificationPart } from "./specification-part.tsx";
import { StatusPart } from "./status-part.tsx";
import { TextPart } from "./text-part.tsx";
import { TranslationPart } from "./translation-part.tsx";
import { VariantChoicePart } from "./variant-choice-part.tsx";
import { VariantTable } from "./variant-table.tsx";

type ProductEditorProps = {
  /** Null for a new one. */
  product: ProductForm | null;
  choices: ProductChoices;
  /** At the top of the side column, such as the shop of a new product. */
  side?: ReactNode;
  /** What the user typed before and did not save. */
  draft: EditedProduct | null;
  previewPath: string | null;
  library: Library;
  /** Loaded in the desks only. */
  richText: RichTextField;
  onProposeBrand: ((name: string) => Promise<{ id: number } | { error: string }>) | null;
  /** After each change. */
  onEdit: (product: EditedProduct, revision: number) => void;
  onUpload: (file: File) => Promise<{ file: string } | { error: string }>;
  /** Saves, and then changes the status if asked to. Returns the errors by field, with `form` for others. */
  onSave: (
    input: ReturnType<typeof toProductInput>,
    revision: number,
    action: StatusAction | null,
  ) => Promise<FieldErrors | null>;
};

/** Everything about a product on one screen, the same for its seller and for the operator. */
export function ProductEditor(props: ProductEditorProps) {
  const {
    product: saved,
    choices,
    side,
    draft,
    previewPath,
    library,
    richText,
    onUpload,
    onProposeBrand,
    onEdit,
    onSave,
  } = props;
  const { t } = usePage();
  const form = useRef<HTMLFormElement>(null);
  const [product, setProduct] = useState<EditedProduct>(() => draft ?? startEditing(saved));
  /** Uploads end after other fields were changed. */
  const latest = useRef(product);
  /** A later revision that someone else saved must not be taken for the one that is edited. */
  const [revision] = useState(saved?.revision ?? 0);
  const [isChanged, setChanged] = useState(draft !== null);
  const [isPending, setPending] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const wrongCount = Object.keys(errors).filter((field) => field !== "form").length;

  function change(changed: Partial<EditedProduct>): void {
    latest.current = { ...latest.current, ...changed };
    setProduct(latest.current);
    setChanged(true);
    onEdit(latest.current, revision);
  }

  async function save(action: StatusAction | null): Promise<void> {
    setPending(true);
    const wrong = await onSave(toProductInput(product), revision, action);
    setPending(false);
    setErrors(wrong ?? {});
    if (wrong === null) setChanged(false);
    else if (form.current) focusFirstError(form.current, wrong);
  }

  const part = { product, onChange: change };
  return (
    <Form
      errors={errors}
      ref={form}
      className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        // Dialogs have forms of their own.
        if (event.target === event.currentTarget) void save(null);
      }}
    >
      <div className="grid min-w-0 grid-cols-1 gap-5">
        {wrongCount > 0 && <Notice kind="error">{t("Fix the {count} fields below", { count: wrongCount })}</Notice>}
        <FormError />
        <TextPart {...part} richText={richText} />
        <ImagePart
          {...part}
          colors={choices.colors.filter(({ id }) => product.variants.some(({ colorId }) => colorId === id))}
          videos={choices.videos}
          library={library}
          onUpload={onUpload}
        />
        <VariantChoicePart {...part} choices={choices} />
        <VariantTable {...part} choices={choices} />
        <QuantityPricePart {...part} currency={choices.currency} />
        <SpecificationPart {...part} choices={choices} />
        <TranslationPart {...part} choices={choices} richText={richText} />
        <SearchEnginePart {...part} />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-5 xl:sticky xl:top-4">
        {side}
        <StatusPart
          product={saved}
          publishAt={product.publishAt}
          previewPath={previewPath}
          onPublishAt={(publishAt) => change({ publishAt })}
          isPending={isPending}
          isChanged={isChanged}
          onStatus={(action) => void save(action)}
        />
        <MissingPart product={product} languages={choices.languages} />
        <OrganizationPart {...part} choices={choices} onProposeBrand={onProposeBrand} />
        <SellingPart {...part} choices={choices} />
      </div>
    </Form>
  );
}
