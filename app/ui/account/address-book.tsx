import type { AddressUse, SavedAddress } from "#domain/customers/address/address.ts";
import { PostalAddress } from "../order/postal-address.tsx";
import { Button } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";

type AddressBookProps = {
  addresses: readonly SavedAddress[];
  /** The address that is being made a default. */
  pending: { id: number; use: AddressUse } | null;
  onEdit: (address: SavedAddress) => void;
  onDelete: (address: SavedAddress) => void;
  onPrefer: (address: SavedAddress, use: AddressUse) => void;
};

/** The addresses of a customer, with their actions. */
export function AddressBook({ addresses, pending, onEdit, onDelete, onPrefer }: AddressBookProps) {
  const { t } = usePage();
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {addresses.map((address) => (
        <li key={address.id} className="flex min-w-0 flex-col rounded-card border border-line bg-surface p-5">
          <div className="mb-4 flex items-start gap-3">
            <div className="min-w-0 flex-1 wrap-anywhere">
              <PostalAddress address={address} />
            </div>
            <Button
              variant="quiet"
              size="small"
              className="-me-2 -mt-1"
              aria-label={t("Edit address for {name}", { name: address.name })}
              title={t("Edit")}
              onClick={() => onEdit(address)}
            >
              <Icon name="pencil" className="size-4.5" />
            </Button>
            <Button
              variant="quiet"
              size="small"
              className="-me-2 -mt-1"
              aria-label={t("Delete address for {name}", { name: address.name })}
              title={t("Delete")}
              onClick={() => onDelete(address)}
            >
              <Icon name="trash-2" className="size-4.5" />
            </Button>
          </div>
          <div className="mt-auto flex flex-wrap items-center gap-2 border-t border-line pt-4">
            <DefaultUse
              use="shipping"
              isDefault={address.isDefaultShipping}
              isPending={pending?.id === address.id && pending.use === "shipping"}
              onPrefer={() => onPrefer(address, "shipping")}
            />
            <DefaultUse
              use="billing"
              isDefault={address.isDefaultBilling}
              isPending={pending?.id === address.id && pending.use === "billing"}
              onPrefer={() => onPrefer(address, "billing")}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

type DefaultUseProps = { use: AddressUse; isDefault: boolean; isPending: boolean; onPrefer: () => void };

function DefaultUse({ use, isDefault, isPending, onPrefer }: DefaultUseProps) {
  const { t } = usePage();
  if (isDefault)
    return (
      <span className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-primary-soft px-3 text-sm font-medium text-primary-text">
        <Icon name="check" className="size-4" />
        {use === "shipping" ? t("Default shipping address") : t("Default billing address")}
      </span>
    );
  return (
    <Button variant="secondary" size="small" isPending={isPending} onClick={onPrefer}>
      {use === "shipping" ? t("Set as default shipping address") : t("Set as default billing address")}
    </Button>
  );
}
