import type { ReactNode } from "react";
import type { Tracking } from "#domain/orders/tracking/get-tracking.ts";
import { Form, FormError, SubmitButton } from "../form/form.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useForm } from "../form/use-form.ts";
import { ParcelList } from "../parcel/parcel-list.tsx";
import { TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import { ExpectedDelivery } from "./expected-delivery.tsx";
import { PickupPlace } from "./pickup-place.tsx";
import { OrderBadges } from "./status-badge.tsx";
import { TimeLine } from "./time-line.tsx";

type TrackScreenProps = {
  /** From the link in a mail or on an order. */
  code: string;
  /** Of new order codes. */
  prefix: string;
  tracked: Tracking | null;
  /** For an order that the visitor owns by its link; omitted if it was found by its contact. */
  messages: ReactNode;
  /** Of an order whose address can still be changed. */
  address: ReactNode;
  /** Files and license keys of such an order. */
  downloads: ReactNode;
  onTrack: (code: string, contact: string) => Promise<FieldErrors | null>;
};

/** Order tracking: looked up by its code and the contact it was placed with. */
export function TrackScreen({ code, prefix, tracked, messages, address, downloads, onTrack }: TrackScreenProps) {
  const { t } = usePage();

  const form = useForm({ isChecked: true, save: (data) => onTrack(textOf(data, "code"), textOf(data, "contact")) });

  return (
    <div className="content-width max-w-4xl py-6 sm:py-10">
      <h1 className="text-3xl">{t("Track order")}</h1>
      <p className="mt-2 text-muted">
        {t("You'll find it in your confirmation email. It starts with {prefix}.", { prefix })}
      </p>
      <Form
        {...form}
        className="mt-6 grid gap-4 rounded-card border border-line bg-surface p-4 sm:grid-cols-[1fr_1fr_auto] sm:items-start sm:p-6"
      >
        <TextField
          name="code"
          label={t("Order code")}
          required
          defaultValue={code}
          placeholder={`${prefix}-XXXX-XXXX`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          dir="ltr"
        />
        <TextField
          name="contact"
          label={t("Email or phone")}
          required
          autoComplete="email"
          maxLength={254}
          dir="auto"
        />
        <SubmitButton className="sm:mt-6.5">{t("Track")}</SubmitButton>
        <FormError className="sm:col-span-3" />
      </Form>
      <div aria-live="polite">{tracked && <Tracked order={tracked} />}</div>
      {tracked && address}
      {tracked && downloads && (
        <section id="files" aria-labelledby="files-title" className="mt-6 space-y-4">
          <h2 id="files-title" className="text-xl">
            {t("Files and license keys")}
          </h2>
          {downloads}
        </section>
      )}
      {tracked && messages && (
        <section aria-labelledby="messages" className="mt-6 rounded-card border border-line bg-surface p-4 sm:p-6">
          <h2 id="messages" className="mb-4 text-xl">
            {t("Messages with {shop}", { shop: tracked.shop.name })}
          </h2>
          {messages}
        </section>
      )}
    </div>
  );
}

function Tracked({ order }: { order: Tracking }) {
  const { t } = usePage();
  return (
    <section aria-labelledby="tracked" className="mt-6 rounded-card border border-line bg-surface p-4 sm:p-6">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 id="tracked" className="text-xl">
            {t("Order")} <bdi className="figures">{order.code}</bdi>
          </h2>
          <p className="text-muted">
            {order.shop.name} · {t("{count} items", { count: order.linesCount })}
          </p>
        </div>
        <OrderBadges order={order} />
      </header>
      <ExpectedDelivery order={order} />
      {order.pickupPoint && (
        <div className="mt-2 ps-7 text-sm">
          <PickupPlace point={order.pickupPoint} />
        </div>
      )}
      <div className="mt-7">
        <TimeLine status={order.fulfilmentStatus} events={order.events} />
      </div>
      {order.parcels.length > 0 && (
        <div className="mt-7">
          <ParcelList
            parcels={order.parcels.map((parcel) => ({ ...parcel, lines: [], orderId: 0 }))}
            hasLines={false}
          />
        </div>
      )}
    </section>
  );
}
