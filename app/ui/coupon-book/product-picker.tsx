import { type ReactNode, useState } from "react";
import type { CouponProduct } from "#domain/pricing/coupon-admin/coupon-admin.ts";
import { Button, IconButton } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";

type ProductPickerProps = {
  chosen: readonly CouponProduct[];
  error: string | undefined;
  onChange: (chosen: CouponProduct[]) => void;
  onSearch: (typed: string) => Promise<CouponProduct[]>;
};

/** Finds products by name and selects them. */
export function ProductPicker({ chosen, error, onChange, onSearch }: ProductPickerProps) {
  const { t } = usePage();
  const [typed, setTyped] = useState("");
  const [found, setFound] = useState<CouponProduct[] | null>(null);
  const [isPending, setPending] = useState(false);
  const offered = (found ?? []).filter(({ id }) => chosen.every((each) => each.id !== id));

  async function search(): Promise<void> {
    setPending(true);
    setFound(await onSearch(typed));
    setPending(false);
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
        <TextField
          type="search"
          label={t("Search products by name")}
          value={typed}
          error={error}
          maxLength={120}
          dir="auto"
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            void search();
          }}
        />
        <Button variant="secondary" className="mt-6" isPending={isPending} onClick={() => void search()}>
          {t("Search")}
        </Button>
      </div>
      {found !== null && (
        <div role="status" className="text-sm text-muted">
          {offered.length === 0 && t("No other products match.")}
        </div>
      )}
      {offered.length > 0 && (
        <ul
          aria-label={t("Search results")}
          className="max-h-80 divide-y divide-line overflow-y-auto rounded-field border border-line"
        >
          {offered.map((product) => (
            <ProductLine key={product.id} product={product}>
              <IconButton
                label={t("Add {name}", { name: product.name })}
                onClick={() => onChange([...chosen, product])}
              >
                <Icon name="plus" className="size-4.5" />
              </IconButton>
            </ProductLine>
          ))}
        </ul>
      )}
      {chosen.length > 0 && (
        <div>
          <p className="mb-1 text-sm font-medium">{t("{count} products selected", { count: chosen.length })}</p>
          <ul
            aria-label={t("Selected products")}
            className="max-h-96 divide-y divide-line overflow-y-auto rounded-field border border-line"
          >
            {chosen.map((product) => (
              <ProductLine key={product.id} product={product}>
                <IconButton
                  label={t("Remove {name}", { name: product.name })}
                  onClick={() => onChange(chosen.filter(({ id }) => id !== product.id))}
                >
                  <Icon name="x" className="size-4.5" />
                </IconButton>
              </ProductLine>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function ProductLine({ product, children }: { product: CouponProduct; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3 px-3 py-1.5">
      <Picture file={product.image} alt="" sizes="2.5rem" className="size-10 shrink-0 rounded-field" />
      <span className="min-w-0 flex-1 truncate text-sm" dir="auto">
        {product.name}
      </span>
      {children}
    </li>
  );
}
