import type { ProductDetails, SpecificationRow } from "#domain/catalog/product/product.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { WrittenText } from "../parts/written-text.tsx";

/** The description, and the specification as a table. */
export function ProductDescription({ product }: { product: ProductDetails }) {
  const { t } = usePage();
  return (
    <div className="grid gap-10 lg:grid-cols-2 lg:gap-14">
      {product.description !== "" && (
        <section aria-labelledby="description-title">
          <h2 id="description-title" className="text-2xl">
            {t("Description")}
          </h2>
          <WrittenText html={product.description} className="mt-3 max-w-prose wrap-anywhere" />
        </section>
      )}
      <Specification
        rows={product.specification}
        sku={product.variants.length === 1 ? product.variants[0]?.sku : undefined}
      />
    </div>
  );
}

function Specification({ rows, sku }: { rows: readonly SpecificationRow[]; sku: string | undefined }) {
  const { t } = usePage();
  const shown = sku ? [...rows, { name: t("SKU"), value: sku }] : rows;
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="specification-title">
      <h2 id="specification-title" className="text-2xl">
        {t("Specifications")}
      </h2>
      <table className="mt-3 w-full border-collapse text-start text-sm">
        <tbody>
          {shown.map(({ name, value }) => (
            <tr key={name} className="odd:bg-sunken">
              <th scope="row" className="w-2/5 rounded-s-field px-3 py-2.5 text-start align-top font-medium text-muted">
                {name}
              </th>
              <td className="rounded-e-field px-3 py-2.5">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
