import { type ReactNode, startTransition, useState } from "react";
import { useNavigate } from "react-router";
import type { ProductChoices } from "#domain/catalog/product-admin/find-product-choices.ts";
import type { ProductForm } from "#domain/catalog/product-admin/product-admin.ts";
import type { StatusAction } from "#shared/product-choices.ts";
import type { FieldErrors } from "../ui/form/read-form.ts";
import { ProductEditor } from "../ui/product-editor/product-editor.tsx";
import { type ProductToSend, useProductCalls } from "./use-product-calls.ts";

type ProductWorkspaceProps = {
  owner: "shop" | "operator";
  /** Null for a new one. */
  product: ProductForm | null;
  choices: ProductChoices;
  side?: ReactNode;
  /** The shop of a new product, chosen by the operator. */
  shopId?: number;
  pathOf: (id: number) => string;
};

/** The editor with its calls. After a save it starts again from what the server has. */
export function ProductWorkspace({ owner, product, choices, side, shopId = 0, pathOf }: ProductWorkspaceProps) {
  const calls = useProductCalls(owner);
  const navigate = useNavigate();
  const [saves, setSaves] = useState(0);

  async function save(
    input: ProductToSend,
    revision: number,
    action: StatusAction | null,
  ): Promise<FieldErrors | null> {
    if (!product) {
      const created = await calls.create(input, action === "publish", shopId);
      if (typeof created !== "number") return created;
      await navigate(pathOf(created));
      return null;
    }
    const wrong = await calls.change(product.id, { ...input, revision });
    if (wrong) return wrong;
    if (action) await calls.setStatus([product.id], action);
    // In one update with the reloaded product, which the editor starts from.
    startTransition(() => setSaves((count) => count + 1));
    return null;
  }

  return (
    <ProductEditor key={saves} product={product} choices={choices} side={side} onUpload={calls.upload} onSave={save} />
  );
}
