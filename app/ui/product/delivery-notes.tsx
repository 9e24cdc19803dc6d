import type { ReactNode } from "react";
import type { ProductDetails } from "#domain/catalog/product/product.ts";
import { isolated } from "#app/ui/parts/isolated.ts";
import { formatDay, usePage } from "#app/ui/parts/page.tsx";
import { Icon, type IconName } from "../parts/icon.tsx";
import { wholeAmount } from "../parts/whole-amount.ts";

const DAY_MILLISECONDS = 86_400_000;

type DeliveryNotesProps = {
  product: ProductDetails;
  /** To the ship-to country; null if there is none. */
  delivery: ProductDetails["delivery"];
  /** The name of the ship-to country. */
  country: string;
  /** The server's date, as an ISO timestamp. */
  today: string;
};

/** Delivery date, shipping cost, and return policy. */
export function DeliveryNotes({ product, delivery, country, today }: DeliveryNotesProps) {
  const page = usePage();
  const { t } = page;
  const dayAfter = (days: number) =>
    formatDay(page, new Date(Date.parse(today) + days * DAY_MILLISECONDS).toISOString(), {
      weekday: "short",
      day: "numeric",
      month: "short",
    });
  const isReturnable = product.isRefundable && product.returnDays > 0;
  return (
    <ul className="grid gap-3.5 rounded-card border border-line bg-surface p-4 text-sm">
      {!product.isDigital && (
        <Fact
          icon="truck"
          title={delivery ? t("Ships to {country}", { country }) : t("Doesn't ship to {country}", { country })}
        >
          {delivery && (
            <>
              {t("{from} to {to}", { from: dayAfter(delivery.minimumDays), to: dayAfter(delivery.maximumDays) })} ·{" "}
              {delivery.price.amount === 0 ? t("free") : <span className="figures">{delivery.price.formatted}</span>}
              {delivery.freeFrom && delivery.price.amount > 0 && (
                <> · {t("Free over {price}", { price: isolated(wholeAmount(delivery.freeFrom)) })}</>
              )}
            </>
          )}
        </Fact>
      )}
      {product.isDigital && (
        <Fact icon="download" title={t("Digital download")}>
          {t("Ready as soon as you've paid.")}
        </Fact>
      )}
      <Fact
        icon="rotate-ccw"
        title={isReturnable ? t("{count}-day returns", { count: product.returnDays }) : t("Not returnable")}
      >
        {isReturnable
          ? t("Return it unused and complete for a refund.")
          : t("Unless it arrives damaged or isn't what you ordered.")}
      </Fact>
      {product.isCashOnDeliveryAllowed && !product.isDigital && (
        <Fact icon="banknote" title={t("Cash on delivery")}>
          {t("Pay when it arrives.")}
        </Fact>
      )}
    </ul>
  );
}

function Fact({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon name={icon} className="mt-0.5 size-5 shrink-0 stroke-[1.75] text-primary-text" />
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-muted">{children}</p>
      </div>
    </li>
  );
}
