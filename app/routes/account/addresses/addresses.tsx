import { useState } from "react";
import { href, redirect } from "react-router";
import type { Route } from "./+types/addresses";
import type { SavedAddress } from "#domain/customers/address/address.ts";
import { findAddresses } from "#domain/customers/address/find-addresses.ts";
import { findAddressForms } from "#domain/platform/country/address-forms.ts";
import { findCountries, findStates } from "#domain/platform/country/find-countries.ts";
import { contextOf } from "#app/loaders/context.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { AccountFrame } from "#app/ui/account/account-frame.tsx";
import { AddressBook } from "#app/ui/account/address-book.tsx";
import { AddressDialog, DeleteAddressDialog } from "#app/ui/account/address-dialogs.tsx";
import type { Places } from "#app/ui/checkout/address-fields.tsx";
import { Button } from "#app/ui/parts/button.tsx";
import { EmptyState } from "#app/ui/parts/empty-state.tsx";
import { Icon } from "#app/ui/parts/icon.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { loginPath } from "#app/ui/session/way-back.ts";
import { useVisitor } from "#app/visitor/visitor-store.tsx";
import { usePlaces } from "../../storefront/checkout/use-places.ts";
import { useAddressActions } from "./use-address-actions.ts";

export const shouldRevalidate = dependsOn("session", "account");

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  if (ctx.visitor.customerId === null) throw redirect(loginPath(href("/user/addresses")));
  const [addresses, countries] = await Promise.all([findAddresses(ctx), findCountries(ctx)]);
  const home = countries.some(({ code }) => code === ctx.visitor.shipTo) ? ctx.visitor.shipTo : countries[0]!.code;
  const codes = [...new Set([home, ...addresses.map(({ countryCode }) => countryCode)])];
  const states = await Promise.all(codes.map(async (code) => [code, (await findStates(ctx, code)) ?? []] as const));
  return {
    addresses,
    home,
    countries: countries.map(({ code, name }) => ({ code, name })),
    states: Object.fromEntries(states) as Places["states"],
    forms: await findAddressForms(ctx),
  };
}

type Opened = { kind: "new" } | { kind: "edit" | "delete"; address: SavedAddress };

export default function AddressesRoute({ loaderData }: Route.ComponentProps) {
  const { addresses, home } = loaderData;
  const { t } = usePage();
  const user = useVisitor((state) => state.user);
  const actions = useAddressActions();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [country, setCountry] = useState(home);
  const { places, findCities } = usePlaces(loaderData.countries, loaderData.states, country, loaderData.forms);

  function open(next: Opened): void {
    setCountry(next.kind === "new" ? home : next.address.countryCode);
    setOpened(next);
  }

  const close = () => setOpened(null);
  const add = (
    <Button onClick={() => open({ kind: "new" })}>
      <Icon name="plus" className="size-4.5" />
      {t("Add address")}
    </Button>
  );
  return (
    <AccountFrame
      user={user}
      title={t("Addresses")}
      path={href("/user/addresses")}
      actions={addresses.length > 0 && add}
    >
      {addresses.length === 0 ? (
        <EmptyState icon="map-pin" title={t("No saved addresses yet")} text={t("Save an address to check out faster.")}>
          {add}
        </EmptyState>
      ) : (
        <AddressBook
          addresses={addresses}
          pending={actions.pending}
          onEdit={(address) => open({ kind: "edit", address })}
          onDelete={(address) => open({ kind: "delete", address })}
          onPrefer={(address, use) => void actions.prefer(address.id, use)}
        />
      )}
      {opened?.kind === "delete" && (
        <DeleteAddressDialog
          address={opened.address}
          onClose={close}
          onDelete={() => actions.remove(opened.address.id)}
        />
      )}
      {opened && opened.kind !== "delete" && (
        <AddressDialog
          address={opened.kind === "edit" ? opened.address : null}
          isFirst={addresses.length === 0}
          places={places}
          country={country}
          onCountry={setCountry}
          onState={(state) => void findCities(state)}
          onClose={close}
          onSave={actions.save}
        />
      )}
    </AccountFrame>
  );
}
