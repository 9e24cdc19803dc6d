import { type ReactNode, startTransition, useState } from "react";
import { useNavigate } from "react-router";
import type { ProductChoices } from "#domain/catalog/product-admin/find-product-choices.ts";
import type { ProductForm, ProductVersion } from "#domain/catalog/product-admin/product-admin.ts";
import type { ProductDraft } from "#domain/catalog/product-draft/product-draft.ts";
import type { StatusAction } from "#shared/product-choices.ts";
import { fromWire } from "#shared/wire.ts";
import { LateRichText } from "../content/late-rich-text.tsx";
import { LibraryButton } from "../media/library-button.tsx";
import type { FieldErrors } from "../ui/form/read-form.ts";
import { ShownDescription } from "../ui/product-editor/description-field.tsx";
import { DraftNotice } from "../ui/product-editor/draft-notice.tsx";
import type { EditedProduct } from "../ui/product-editor/editor-state.ts";
import { ProductEditor } from "../ui/product-editor/product-editor.tsx";
import { VersionPart } from "../ui/product-editor/version-part.tsx";
import { type ProductToSend, useProductCalls } from "./use-product-calls.ts";
import { useProductDraft } from "./use-product-draft.ts";
import { useVersionCalls } from "./use-version-calls.ts";

type ProductWorkspaceProps = {
  owner: "shop" | "operator";
  /** Null for a new one. */
  product: ProductForm | null;
  choices: ProductChoices;
  draft: ProductDraft | null;
  versions: readonly ProductVersion[];
  isReadOnly?: boolean;
  /** Above the editor: a change that waits for approval. */
  change?: ReactNode;
  side?: ReactNode;
  /** Below the editor: parts that are saved separately. */
  below?: ReactNode;
  /** The shop of a new product, chosen by the operator. */
  shopId?: number;
  pathOf: (id: number) => string;
};

/** The editor with its calls. After a save it starts again from what the server has. */
export function ProductWorkspace(props: ProductWorkspaceProps) {
  const {
    owner,
    product,
    choices,
    draft,
    versions,
    isReadOnly = false,
    change,
    side,
    below,
    shopId = 0,
    pathOf,
  } = props;
  const calls = useProductCalls(owner);
  const versionCalls = useVersionCalls(owner);
  const drafts = useProductDraft(owner, product?.id ?? null);
  const navigate = useNavigate();
  const [saves, setSaves] = useState(0);
  // In one update with the reloaded product, which the editor starts from.
  const startAgain = () => startTransition(() => setSaves((count) => count + 1));

  async function save(
    input: ProductToSend,
    revision: number,
    action: StatusAction | null,
  ): Promise<FieldErrors | null> {
    await drafts.stop();
    if (!product) {
      const created = await calls.create(input, action === "publish", shopId);
      if (typeof created !== "number") return created;
      await navigate(pathOf(created));
      return null;
    }
    const wrong = await calls.change(product.id, { ...input, revision });
    if (wrong) return wrong;
    if (action) await calls.setStatus([product.id], action);
    startAgain();
    return null;
  }

  return (
    <div className="grid grid-cols-1 gap-5">
      {draft && (
        <DraftNotice draft={draft} onDiscard={() => void drafts.discard().then((isDone) => isDone && startAgain())} />
      )}
      {change}
      <ProductEditor
        key={saves}
        product={product}
        choices={choices}
        side={side}
        draft={draft && fromWire<EditedProduct>(draft.content)}
        previewPath={product && `${pathOf(product.id)}/preview`}
        richText={isReadOnly ? ShownDescription : LateRichText}
        library={(onChoose) => <LibraryButton side={owner} onChoose={onChoose} />}
        onProposeBrand={owner === "shop" ? calls.proposeBrand : null}
        onUpload={calls.upload}
        onEdit={drafts.keep}
        onSave={save}
      />
      {below}
      {product && (
        <VersionPart
          versions={versions}
          languages={choices.languages}
          canRestore={!isReadOnly}
          onCompare={({ id }) => versionCalls.compare(id)}
          onRestore={async ({ id }) => {
            await drafts.stop();
            const wrong = await versionCalls.restore(id, product.revision);
            if (wrong === null) startAgain();
            return wrong;
          }}
        />
      )}
    </div>
  );
}
