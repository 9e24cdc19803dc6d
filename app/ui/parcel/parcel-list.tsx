import type { ReactNode } from "react";
import type { Parcel, ParcelPackage, ParcelState } from "#domain/fulfilment/parcel/parcel.ts";
import { writeSize, writeWeight } from "#shared/measures.ts";
import { Moment } from "../order/moment.tsx";
import { Icon } from "../parts/icon.tsx";
import { Picture } from "../parts/picture.tsx";
import { usePage } from "../parts/page.tsx";
import { parcelStateName } from "./parcel-name.ts";

const TONES: Record<ParcelState, string> = {
  packed: "bg-line text-ink",
  handed_over: "bg-primary-soft text-primary-text",
  delivered: "bg-success-soft text-success",
  lost: "bg-danger-soft text-danger",
  returned: "bg-warning-soft text-warning",
};

type ShownParcel = Omit<Parcel, keyof ParcelPackage> & Partial<ParcelPackage>;

type ParcelListProps<Shown extends ShownParcel> = {
  parcels: readonly Shown[];
  /** Whether the contents are shown; tracking shows only the status. */
  hasLines?: boolean;
  /** What it is packed in and weighs is shown too. */
  isForShop?: boolean;
  /** Renders the actions of a parcel. */
  actions?: (parcel: Shown) => ReactNode;
};

/** The parcels of an order: carrier, tracking link and status. */
export function ParcelList<Shown extends ShownParcel>(props: ParcelListProps<Shown>) {
  const { parcels, hasLines = true, isForShop = false, actions } = props;
  const { t } = usePage();
  return (
    <ol className="grid gap-3">
      {parcels.map((parcel, index) => (
        <li key={parcel.id} className="rounded-card border border-line p-4">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Icon name={parcel.state === "delivered" ? "package-check" : "truck"} className="mirrored size-5" />
            <h3 className="font-sans text-base font-semibold tracking-normal">
              {t("Shipment {number}", { number: index + 1 })}
            </h3>
            <span className={`rounded-full px-2.5 py-0.5 text-sm font-medium ${TONES[parcel.state]}`}>
              {parcelStateName(parcel.state, t)}
            </span>
            <Moment
              iso={parcel.endedAt ?? parcel.handedOverAt ?? parcel.packedAt}
              className="text-sm text-muted sm:ms-auto"
            />
          </div>
          <Tracking parcel={parcel} />
          {isForShop && <Package parcel={parcel} />}
          {hasLines && <Contents parcel={parcel} />}
          {actions?.(parcel)}
        </li>
      ))}
    </ol>
  );
}

function Tracking({ parcel: { carrierName, trackingNumber, trackingLink } }: { parcel: ShownParcel }) {
  const { t } = usePage();
  if (carrierName === "" && trackingNumber === "" && trackingLink === null) return null;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm wrap-anywhere">
      {carrierName !== "" && <bdi className="font-medium">{carrierName}</bdi>}
      {trackingNumber !== "" && (
        <bdi dir="ltr" className="figures text-muted">
          {trackingNumber}
        </bdi>
      )}
      {trackingLink !== null && (
        <a
          href={trackingLink}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="inline-flex min-h-6 items-center gap-1 font-semibold text-primary-text hover:underline"
        >
          {t("Track shipment")}
          <Icon name="arrow-right" className="mirrored size-4" />
          <span className="sr-only"> ({t("opens in a new tab")})</span>
        </a>
      )}
    </p>
  );
}

function Package({ parcel }: { parcel: ShownParcel }) {
  const { language } = usePage();
  const { packageName = "", lengthMillimeters: length, widthMillimeters: width, heightMillimeters: height } = parcel;
  const units = { language: language.code, system: "metric" } as const;
  const size = length && width && height ? writeSize([length, width, height], units) : "";
  const facts = [size, writeWeight(parcel.weightGrams ?? 0, units)].filter(Boolean);
  if (packageName === "" && facts.length === 0) return null;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-muted">
      {packageName !== "" && <bdi className="font-medium">{packageName}</bdi>}
      {facts.map((fact) => (
        <bdi key={fact} dir="ltr" className="figures">
          {fact}
        </bdi>
      ))}
    </p>
  );
}

function Contents({ parcel }: { parcel: ShownParcel }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
      {parcel.lines.map((line) => (
        <li key={line.orderLineId} className="flex min-w-0 items-center gap-2 text-sm">
          <Picture file={line.image} alt="" sizes="2.5rem" className="size-10 shrink-0 rounded-field" />
          <span className="min-w-0">
            <span className="figures">{line.quantity}</span> × <bdi>{line.name}</bdi>
            {line.variantsName !== "" && (
              <span className="block text-muted">
                <bdi>{line.variantsName}</bdi>
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
