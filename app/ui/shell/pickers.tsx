import { countryName } from "#shared/country-name.ts";
import type { ReactNode } from "react";
import { Icon, type IconName } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { Popover } from "./popover.tsx";

type PickerProps = {
  /** The content, rendered while it is open. */
  panel: (close: () => void) => ReactNode;
  /** Called on the first sign of intent. */
  onIntent: () => void;
};

/** Another language is the same page at another URL. `isCompact`: only a symbol, for a phone. */
export function LanguagePicker({
  languages,
  isCompact,
  ...rest
}: PickerProps & { languages: readonly { code: string; name: string }[]; isCompact: boolean }) {
  const { t, language } = usePage();
  const name = languages.find(({ code }) => code === language.code)?.name ?? language.code;
  const label = t("Language: {name}", { name });
  if (isCompact)
    return (
      <Popover
        onIntent={rest.onIntent}
        id="language-panel-phone"
        label={label}
        buttonClass="flex h-11 w-9 items-center justify-center rounded-full hover:bg-sunken"
        button={<Icon name="globe" className="size-6" />}
      >
        {rest.panel}
      </Popover>
    );
  return (
    <Picker {...rest} id="language-panel" label={label} icon="globe">
      {name}
    </Picker>
  );
}

export function CurrencyPicker({ activeCode, ...rest }: PickerProps & { activeCode: string }) {
  const { t } = usePage();
  return (
    <Picker {...rest} id="currency-panel" label={t("Currency: {name}", { name: activeCode })}>
      {activeCode}
    </Picker>
  );
}

export function ShipToPicker({ shipTo, ...rest }: PickerProps & { shipTo: string }) {
  const { t, language } = usePage();
  const name = countryName(language.code, shipTo);
  return (
    <Picker {...rest} id="ship-to-panel" label={t("Ship to {country}", { country: name })} icon="map-pin">
      <span className="text-muted">{t("Ship to")}</span> <span className="max-w-32 truncate font-medium">{name}</span>
    </Picker>
  );
}

function Picker({
  id,
  label,
  icon,
  children,
  panel,
  onIntent,
}: PickerProps & { id: string; label: string; icon?: IconName; children: ReactNode }) {
  return (
    <Popover
      id={id}
      label={label}
      onIntent={onIntent}
      buttonClass="flex min-h-9 items-center gap-1.5 rounded-field px-2 text-sm hover:bg-sunken aria-expanded:bg-sunken"
      button={
        <>
          {icon && <Icon name={icon} className="size-4" />}
          {children}
          <Icon name="chevron-down" className="size-3.5 text-muted" />
        </>
      }
    >
      {panel}
    </Popover>
  );
}
