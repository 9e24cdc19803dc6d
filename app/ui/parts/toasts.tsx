import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { href } from "react-router";
import type { ShownMoney } from "#shared/money.ts";
import { Button, ButtonLink, IconButton } from "./button.tsx";
import { Icon, type IconName } from "./icon.tsx";
import { usePage } from "./page.tsx";
import { Picture } from "./picture.tsx";
import { useTopDialog } from "./use-top-dialog.ts";

export type ShownToast = {
  id: number;
  kind: "success" | "error" | "warning" | "info";
  title?: string;
  message: string;
  action?: { label: string; run: () => void };
  /** What was put into the cart: shown with its image, and with the way to checkout. */
  product?: AddedProduct;
};

type AddedProduct = { name: string; variantsName: string; image: string | null; price: ShownMoney };

const STYLES: Record<ShownToast["kind"], { icon: IconName; className: string }> = {
  success: { icon: "circle-check", className: "text-success" },
  error: { icon: "circle-alert", className: "text-danger" },
  warning: { icon: "triangle-alert", className: "text-warning" },
  info: { icon: "info", className: "text-primary-text" },
};
const SHOWN_MILLISECONDS = 5000;
const SHOWN_WITH_ACTION_MILLISECONDS = 9000;

/** Results of actions, announced politely; inside the open dialog, since everything outside it is inert. */
export function Toasts({ toasts, onDrop }: { toasts: readonly ShownToast[]; onDrop: (id: number) => void }) {
  const { t } = usePage();
  const dialog = useTopDialog();
  // At the top, where no button to buy is covered.
  const place = dialog ? "top-16 md:items-start" : "top-12 md:top-24 md:items-end";
  const region = (
    <section
      data-shell=""
      aria-label={t("Messages")}
      className={`pointer-events-none fixed inset-x-0 z-50 flex max-h-dvh flex-col items-center gap-2 overflow-y-auto p-4 ${place}`}
    >
      <div role="status" aria-live="polite" className="contents">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onDrop={onDrop} />
        ))}
      </div>
    </section>
  );
  return dialog ? createPortal(region, dialog) : region;
}

function ToastCard({ toast, onDrop }: { toast: ShownToast; onDrop: (id: number) => void }) {
  const { t } = usePage();
  const { icon, className } = STYLES[toast.kind];
  const { id, action } = toast;
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => onDrop(id), action ? SHOWN_WITH_ACTION_MILLISECONDS : SHOWN_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [id, action, isHeld, onDrop]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it stays while hovered or focused
    <div
      data-toast={toast.kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="toast pointer-events-auto flex w-full max-w-sm items-start gap-3 rounded-card border border-line bg-surface py-2 ps-4 pe-1 shadow-lifted"
    >
      <Icon name={icon} className={`mt-2 size-5 shrink-0 ${className}`} />
      <div className="min-w-0 flex-1 py-1.5 text-sm">
        {toast.title && <p className="font-semibold">{toast.title}</p>}
        <p className={toast.product ? "font-semibold" : ""}>{toast.message}</p>
        {toast.product && <AddedToCart product={toast.product} action={action} onClose={() => onDrop(id)} />}
        {action && !toast.product && (
          <button
            type="button"
            className="mt-1 min-h-6 font-semibold text-primary-text underline"
            onClick={() => {
              onDrop(id);
              action.run();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <IconButton label={t("Close")} className="size-9" onClick={() => onDrop(id)}>
        <Icon name="x" className="size-4" />
      </IconButton>
    </div>
  );
}

type AddedToCartProps = { product: AddedProduct; action: ShownToast["action"]; onClose: () => void };

function AddedToCart({ product, action, onClose }: AddedToCartProps) {
  const { t } = usePage();
  return (
    <>
      <div className="mt-2 flex items-start gap-3">
        <Picture file={product.image} alt="" sizes="4rem" className="size-16 shrink-0 rounded-field" />
        <div className="min-w-0">
          <p className="line-clamp-2 leading-snug">{product.name}</p>
          {product.variantsName !== "" && <p className="text-muted">{product.variantsName}</p>}
          <p className="figures font-semibold">{product.price.formatted}</p>
        </div>
      </div>
      <div className="mt-3 flex gap-2 pe-3">
        {action && (
          <Button
            variant="secondary"
            size="small"
            className="flex-1"
            onClick={() => {
              onClose();
              action.run();
            }}
          >
            {action.label}
          </Button>
        )}
        <ButtonLink to={href("/checkout")} size="small" className="flex-1" onClick={onClose}>
          {t("Checkout")}
        </ButtonLink>
      </div>
    </>
  );
}
