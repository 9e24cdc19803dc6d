import type { ReactNode } from "react";
import type { ContactDetails } from "#domain/platform/contact/contact.ts";
import { Icon, type IconName } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { UNKNOWN_LANGUAGE } from "../parts/unknown-language.ts";

/** How to reach the shop, next to the form. */
export function ContactScreen({ contact, form }: { contact: ContactDetails; form: ReactNode }) {
  const { t } = usePage();
  const { email, phone, address, openingHours, mapLink } = contact;
  return (
    <div className="content-width py-8 lg:py-12">
      <h1 className="text-3xl">{t("Contact")}</h1>
      <p className="mt-2 max-w-2xl text-muted">
        {t("Questions about an order, a product or a shop? Write to us and we'll reply by email.")}
      </p>
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {form}
        <div className="h-fit rounded-card border border-line bg-sunken p-6">
          <h2 className="text-xl">{contact.shopName}</h2>
          <ul className="mt-4 grid gap-4 text-sm">
            {email && (
              <Way icon="mail">
                <a href={`mailto:${email}`} dir="ltr" className="inline-block min-h-6 break-all hover:underline">
                  {email}
                </a>
              </Way>
            )}
            {phone && (
              <Way icon="headset">
                <a
                  href={`tel:${phone.replace(/[^\d+]/g, "")}`}
                  dir="ltr"
                  className="inline-block min-h-6 hover:underline"
                >
                  {phone}
                </a>
              </Way>
            )}
            {address && (
              <Way icon="map-pin">
                <bdi lang={UNKNOWN_LANGUAGE}>{address}</bdi>
                <br />
                <a href={mapLink} rel="noreferrer" target="_blank" className="inline-block min-h-6 underline">
                  {t("Show on the map")}
                </a>
              </Way>
            )}
            {openingHours && (
              <Way icon="clock-3">
                <span className="font-medium">{t("Opening hours")}</span>
                <span
                  lang={t(openingHours) === openingHours ? UNKNOWN_LANGUAGE : undefined}
                  dir="auto"
                  className="block whitespace-pre-line"
                >
                  {t(openingHours)}
                </span>
              </Way>
            )}
          </ul>
        </div>
      </div>
    </div>
  );
}

function Way({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon name={icon} className="mt-0.5 size-5 shrink-0 text-primary-text" />
      <div className="min-w-0">{children}</div>
    </li>
  );
}
