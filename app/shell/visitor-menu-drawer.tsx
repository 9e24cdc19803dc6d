import type { RootView } from "#app/loaders/root-data.server.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { AccountLinks } from "#app/ui/shell/account-links.tsx";
import type { LowerCategories } from "#app/ui/shell/category-bar.tsx";
import { MenuDrawer } from "#app/ui/shell/menu-drawer.tsx";
import { CountrySelect, LanguageLinks } from "#app/ui/shell/picker-panels.tsx";
import { ThemeSwitch } from "#app/ui/shell/theme-switch.tsx";
import { useVisitor } from "#app/visitor/visitor-store.tsx";
import type { Choices } from "./use-choices.ts";

type VisitorMenuDrawerProps = {
  data: RootView;
  lower: LowerCategories;
  choices: Choices;
};

/** The menu on a phone, including the pickers from the bars of a wide screen. */
export function VisitorMenuDrawer({ data, lower, choices }: VisitorMenuDrawerProps) {
  const { t } = usePage();
  const user = useVisitor((state) => state.user);
  const isSignedIn = useVisitor((state) => state.isSignedIn);
  const shipTo = useVisitor((state) => state.shipTo);
  const currencyCode = useVisitor((state) => state.activeCurrency?.code ?? data.activeCurrency.code);
  const isOpen = useVisitor((state) => state.open === "menu");
  const show = useVisitor((state) => state.show);
  const { categories, languages, currencies, settingsData } = data;
  return (
    <MenuDrawer
      isOpen={isOpen}
      categories={categories}
      menu={settingsData.menus.header}
      lower={lower}
      onClose={() => show(null)}
      account={<AccountLinks {...{ user, isSignedIn }} onSignOut={choices.signOut} onLeave={() => show(null)} />}
      settings={
        <>
          <div>
            <p className="mb-1 text-sm font-medium">{t("Language")}</p>
            <LanguageLinks
              languages={languages}
              defaultLanguage={settingsData.defaultLanguage}
              onChoose={choices.chooseLanguage}
            />
          </div>
          <label className="block text-sm font-medium">
            <span className="mb-1 block">{t("Currency")}</span>
            <select
              value={currencyCode}
              onChange={(event) => choices.chooseCurrency(event.target.value)}
              className="h-11 w-full rounded-field border border-line-strong bg-surface px-3"
            >
              {currencies.map(({ code, name }) => (
                <option key={code} value={code}>
                  {code} · {name}
                </option>
              ))}
            </select>
          </label>
          <div>
            <label htmlFor="menu_ship_to" className="mb-1 block text-sm font-medium">
              {t("Ship to")}
            </label>
            <CountrySelect
              id="menu_ship_to"
              shipTo={shipTo}
              countries={choices.countries}
              onChoose={choices.chooseCountry}
            />
          </div>
          <p className="flex items-center justify-between text-sm font-medium">
            {t("Light or dark")} <ThemeSwitch />
          </p>
        </>
      }
    />
  );
}
