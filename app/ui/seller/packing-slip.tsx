import type { ShopOrder } from "#domain/fulfilment/fulfilment/shop-order.ts";
import { Moment } from "../order/moment.tsx";
import { PostalAddress } from "../order/postal-address.tsx";
import { Sheet } from "../order/sheet.tsx";
import { usePage } from "../parts/page.tsx";

/** The packing slip: address and contents, without prices. */
export function PackingSlip({ shopOrder: { order, purchase, lines } }: { shopOrder: ShopOrder }) {
  const { t, shopName } = usePage();
  const sent = lines.filter(({ isDigital }) => !isDigital);
  return (
    <Sheet label={t("Packing slip")}>
      <header className="flex flex-wrap items-start justify-between gap-6">
        <div>
          <p className="text-2xl font-bold">
            <bdi>{order.shop.name}</bdi>
          </p>
          <p className="text-muted">{t("sold on {market}", { market: shopName })}</p>
        </div>
        <div className="sm:text-end">
          <h2 className="text-2xl">{t("Packing slip")}</h2>
          <bdi className="figures">{order.code}</bdi>
        </div>
      </header>
      <div className="mt-8 grid gap-6 sm:grid-cols-2 print:grid-cols-2">
        {purchase.shippingAddress && (
          <div>
            <h3 className="mb-1 font-sans text-sm font-semibold tracking-normal text-muted">
              {order.pickupPoint ? t("Picked up by") : t("Ship to")}
            </h3>
            {order.pickupPoint ? (
              <p className="font-medium">
                <bdi>{purchase.shippingAddress.name}</bdi>
              </p>
            ) : (
              <PostalAddress address={purchase.shippingAddress} />
            )}
          </div>
        )}
        <dl className="grid content-start gap-1 sm:justify-items-end print:justify-items-end">
          <div>
            <dt className="inline text-muted">{t("Order date")}</dt>{" "}
            <dd className="inline">
              <Moment iso={purchase.placedAt} />
            </dd>
          </div>
          {order.deliveryName !== "" && (
            <div>
              <dt className="inline text-muted">{t("Delivery")}</dt> <dd className="inline">{order.deliveryName}</dd>
            </div>
          )}
        </dl>
      </div>
      <table className="mt-8 w-full text-start">
        <thead>
          <tr className="border-b border-line text-sm text-muted">
            <th scope="col" className="py-2 text-start font-medium">
              {t("Product")}
            </th>
            <th scope="col" className="px-3 py-2 text-start font-medium max-sm:hidden print:table-cell">
              {t("SKU")}
            </th>
            <th scope="col" className="py-2 text-end font-medium">
              {t("Quantity")}
            </th>
          </tr>
        </thead>
        <tbody>
          {sent.map((line) => (
            <tr key={line.id} className="border-b border-line align-top print:break-inside-avoid">
              <td className="py-3">
                <bdi className="font-medium">{line.name}</bdi>
                {line.variantsName !== "" && (
                  <span className="block text-sm text-muted">
                    <bdi>{line.variantsName}</bdi>
                  </span>
                )}
                <bdi className="figures block text-sm text-muted sm:hidden print:hidden">{line.sku}</bdi>
              </td>
              <td className="px-3 py-3 max-sm:hidden print:table-cell">
                <bdi className="figures">{line.sku}</bdi>
              </td>
              <td className="figures py-3 text-end text-lg font-semibold">{line.quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {order.note !== "" && (
        <p className="mt-6 rounded-field bg-sunken p-4 wrap-anywhere whitespace-pre-line">
          <span className="font-medium">{t("Customer's note")}:</span> {order.note}
        </p>
      )}
      <p className="mt-8 text-muted">{t("Thank you for shopping with us.")}</p>
    </Sheet>
  );
}
