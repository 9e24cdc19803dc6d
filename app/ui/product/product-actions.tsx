import { Icon, type IconName } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import type { ListActionsProps } from "./card-actions.tsx";

type ProductActionsProps = ListActionsProps & {
  /** The kind of alert: back in stock, or a lower price. */
  alertKind: "back_in_stock" | "price_drop";
  onAlert: () => void;
};

const ACT =
  "inline-flex min-h-11 items-center gap-2 rounded-field px-3 text-sm font-semibold text-primary-text hover:bg-primary-soft aria-pressed:text-deal-text";

/** Other actions: wishlist, comparison, alert. */
export function ProductActions({
  name,
  isWished,
  isCompared,
  onWish,
  onCompare,
  alertKind,
  onAlert,
}: ProductActionsProps) {
  const { t } = usePage();
  return (
    <div className="-mx-3 flex flex-wrap gap-x-1">
      <Toggle icon="heart" label={t("Wishlist")} name={name} isPressed={isWished} onPress={onWish} />
      <Toggle icon="scale" label={t("Compare")} name={name} isPressed={isCompared} onPress={onCompare} />
      <button type="button" data-action="" aria-haspopup="dialog" className={ACT} onClick={onAlert}>
        <Icon name="bell" className="size-5" />
        {alertKind === "back_in_stock" ? t("Notify me when it's back") : t("Notify me of price drops")}
      </button>
    </div>
  );
}

function Toggle({
  icon,
  label,
  name,
  isPressed,
  onPress,
}: {
  icon: IconName;
  label: string;
  name: string;
  isPressed: boolean;
  onPress: () => void;
}) {
  return (
    <button type="button" data-action="" aria-pressed={isPressed} className={ACT} onClick={onPress}>
      <Icon name={icon} className="size-5" />
      {label}
      <span className="sr-only">: {name}</span>
    </button>
  );
}
