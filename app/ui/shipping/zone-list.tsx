import type { KeptZone } from "#domain/checkout/shipping/find-shop-shipping.ts";
import type { ShippingPlace } from "#domain/checkout/shipping/shipping.ts";
import { Button } from "../parts/button.tsx";
import { isolated } from "../parts/isolated.ts";
import { usePage } from "../parts/page.tsx";
import type { Country } from "./rate-dialog.tsx";

const MAX_SHOWN = 12;

type ZoneListProps = {
  zones: readonly KeptZone[];
  countries: readonly Country[];
  onChange: (zone: KeptZone) => void;
  onCopy: (zone: KeptZone) => void;
  onRemove: (zone: KeptZone) => void;
};

/** Zones with their places. */
export function ZoneList({ zones, countries, onChange, onCopy, onRemove }: ZoneListProps) {
  const { t } = usePage();
  return (
    <ul aria-label={t("Zones")} className="divide-y divide-line rounded-card border border-line bg-surface">
      {zones.map((zone) => (
        <li key={zone.id} className="flex flex-wrap items-center gap-x-5 gap-y-3 px-4 py-4 sm:px-5">
          <div className="min-w-0 flex-1 basis-64">
            <p className="font-semibold wrap-anywhere">
              <bdi>{zone.name}</bdi>
            </p>
            <p className="text-sm text-muted wrap-anywhere">
              {zone.places
                .slice(0, MAX_SHOWN)
                .map((place) => placeName(place, countries))
                .join(" · ")}
              {zone.places.length > MAX_SHOWN &&
                ` · ${t("and {number} more", { number: zone.places.length - MAX_SHOWN })}`}
            </p>
          </div>
          <p className="flex flex-wrap gap-2">
            <Button variant="secondary" size="small" data-action="" onClick={() => onChange(zone)}>
              {t("Edit")}
              <span className="sr-only">: {zone.name}</span>
            </Button>
            <Button variant="quiet" size="small" data-action="" onClick={() => onCopy(zone)}>
              {t("Copy")}
              <span className="sr-only">: {zone.name}</span>
            </Button>
            <Button variant="quiet" size="small" data-action="" onClick={() => onRemove(zone)}>
              {t("Remove")}
              <span className="sr-only">: {zone.name}</span>
            </Button>
          </p>
        </li>
      ))}
    </ul>
  );
}

function placeName({ countryCode, state, city, postalCodes }: ShippingPlace, countries: readonly Country[]): string {
  const country = countries.find(({ code }) => code === countryCode)?.name ?? countryCode;
  return [postalCodes && isolated(postalCodes), city, state, country].filter(Boolean).join(", ");
}
