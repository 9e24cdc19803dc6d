import { lazy, useState } from "react";
import { useNavigate } from "react-router";
import { loadChunk } from "#app/hydration/chunk-error.ts";
import { LatePart } from "#app/shell/failed-part.tsx";
import { Button } from "../ui/parts/button.tsx";
import { usePage } from "../ui/parts/page.tsx";
import { useSignInPath } from "./use-sign-in-path.ts";

const AskShopDialog = lazy(() =>
  loadChunk(() => import("./ask-shop-dialog.tsx").then((module) => ({ default: module.AskShopDialog }))),
);

export type AskedShop = {
  shop: { id: number; name: string };
  /** What the question is about. */
  product?: { id: number; name: string; image: string | null };
};

/** Opens the dialog that writes to a shop; a guest signs in first. */
export function AskShopButton({ className = "", ...target }: AskedShop & { className?: string }) {
  const { t } = usePage();
  const navigate = useNavigate();
  const signInPath = useSignInPath();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        className={className}
        data-action=""
        onClick={() => (signInPath ? void navigate(signInPath) : setOpen(true))}
      >
        {t("Ask the shop")}
      </Button>
      {isOpen && (
        <LatePart>
          <AskShopDialog {...target} onClose={() => setOpen(false)} />
        </LatePart>
      )}
    </>
  );
}
