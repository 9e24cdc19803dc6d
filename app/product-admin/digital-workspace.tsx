import type { ProductChoices } from "#domain/catalog/product-admin/find-product-choices.ts";
import type { ProductForm } from "#domain/catalog/product-admin/product-admin.ts";
import type { FreeKeys } from "#domain/fulfilment/digital/find-shop-files.ts";
import type { OfferedFile } from "#domain/fulfilment/digital/offered-file.ts";
import { choiceName } from "../ui/product-editor/choice-name.ts";
import { DigitalPart } from "../ui/product-editor/digital-part.tsx";
import { useDigitalCalls } from "./use-digital-calls.ts";

type DigitalWorkspaceProps = {
  side: "shop" | "operator";
  product: ProductForm;
  choices: ProductChoices;
  digital: { files: readonly OfferedFile[]; freeKeys: readonly FreeKeys[] };
  isReadOnly?: boolean;
};

/** Files and license keys of a digital product, below its editor. */
export function DigitalWorkspace({ side, product, choices, digital, isReadOnly = false }: DigitalWorkspaceProps) {
  const calls = useDigitalCalls(side, product.id);
  return (
    <DigitalPart
      {...digital}
      variants={product.variants.map((variant) => ({
        id: variant.id,
        name: choiceName(choices, variant) || variant.sku,
      }))}
      calls={isReadOnly ? null : calls}
    />
  );
}
