import { useNavigate } from "react-router";
import { Button } from "../ui/parts/button.tsx";
import { Icon } from "../ui/parts/icon.tsx";
import { usePage } from "../ui/parts/page.tsx";
import { useProductCalls } from "./use-product-calls.ts";

type CopyProductButtonProps = { owner: "shop" | "operator"; productId: number; pathOf: (id: number) => string };

/** Makes a copy of a product, and opens it. */
export function CopyProductButton({ owner, productId, pathOf }: CopyProductButtonProps) {
  const { t } = usePage();
  const { copy } = useProductCalls(owner);
  const navigate = useNavigate();
  return (
    <Button
      variant="secondary"
      data-action=""
      onClick={async () => {
        const id = await copy(productId);
        if (id !== null) await navigate(pathOf(id));
      }}
    >
      <Icon name="copy" className="size-4.5" />
      {t("Copy product")}
    </Button>
  );
}
