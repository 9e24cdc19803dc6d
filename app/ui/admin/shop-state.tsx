import type { ShopRecord } from "#domain/shops/shop-admin/shop-admin.ts";
import { Button } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";

export type ShopStateAction = "suspend" | "reopen" | "close";

type ShopStateButtonsProps = {
  shop: ShopRecord;
  onLook: () => void;
  onReopen: () => void;
  onAsk: (action: "suspend" | "close") => void;
};

/** What can be done with a shop now. */
export function ShopStateButtons({ shop, onLook, onReopen, onAsk }: ShopStateButtonsProps) {
  const { t } = usePage();
  const isWorking = shop.status === "approved" || shop.status === "suspended";
  if (!isWorking) return null;
  return (
    <>
      <Button variant="secondary" data-action="" onClick={onLook}>
        <Icon name="eye" className="size-4.5" />
        {t("View as the shop")}
      </Button>
      {shop.status === "suspended" && (
        <Button data-action="" onClick={onReopen}>
          {t("Reopen")}
        </Button>
      )}
      {shop.status === "approved" && !shop.isOperator && (
        <Button variant="danger" data-action="" onClick={() => onAsk("suspend")}>
          {t("Suspend")}
        </Button>
      )}
      {!shop.isOperator && (
        <Button variant="danger" data-action="" onClick={() => onAsk("close")}>
          {t("Close shop")}
        </Button>
      )}
    </>
  );
}

type ShopStateDialogProps = {
  action: "suspend" | "close";
  shop: ShopRecord;
  onClose: () => void;
  onAction: (reason: string) => Promise<string | null>;
};

/** Explains the effect on listings, carts and orders before the change. */
export function ShopStateDialog({ action, shop, onClose, onAction }: ShopStateDialogProps) {
  const { t } = usePage();
  const isSuspension = action === "suspend";
  return (
    <ReasonDialog
      title={isSuspension ? t("Suspend {name}", { name: shop.name }) : t("Close {name}", { name: shop.name })}
      text={
        isSuspension
          ? t(
              "Its products disappear from every list, and carts say that they can't be bought. Placed orders still have to be shipped.",
            )
          : t(
              "The shop and its products will be permanently removed. This is possible once all of its orders are complete.",
            )
      }
      label={t("Reason (the owner will see this)")}
      action={isSuspension ? t("Suspend") : t("Close shop")}
      variant="danger"
      isOptional={false}
      onClose={onClose}
      onAction={onAction}
    />
  );
}
