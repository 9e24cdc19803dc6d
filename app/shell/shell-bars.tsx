import { Suspense, lazy, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { loadChunk } from "#app/lost-chunk.ts";
import type { RootView } from "#app/root-data.server.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { AccountLinks, AccountMenu } from "#app/ui/shell/account-menu.tsx";
import { BottomBar } from "#app/ui/shell/bottom-bar.tsx";
import { CategoryBar } from "#app/ui/shell/category-bar.tsx";
import { Header } from "#app/ui/shell/header.tsx";
import { CountrySelect, CurrencyPicker, LanguageLinks, LanguagePicker, ShipToPicker } from "#app/ui/shell/pickers.tsx";
import { SearchBox } from "#app/ui/shell/search-box.tsx";
import { ThemeSwitch } from "#app/ui/shell/theme-switch.tsx";
import { useVisitor } from "#app/visitor-store.tsx";
import { LostPart } from "./lost-part.tsx";
import { useChoices, useThirdLevel } from "./use-choices.ts";
import { useSuggestions } from "./use-suggestions.ts";

const MenuDrawer = lazy(() =>
  loadChunk(() => import("#app/ui/shell/menu-drawer.tsx").then((module) => ({ default: module.MenuDrawer }))),
);

const MegaPanel = lazy(() =>
  loadChunk(() => import("#app/ui/shell/mega-panel.tsx").then((module) => ({ default: module.MegaPanel }))),
);

/** The bars above and, on a phone, below the screen. */
export function ShellBars({ data }: { data: RootView }) {
  const { t } = usePage();
  const choices = useChoices();
  const { third, loadThird } = useThirdLevel();
  const user = useVisitor((state) => state.user);
  const shipTo = useVisitor((state) => state.shipTo);
  const currencyCode = useVisitor((state) => state.activeCurrency?.code ?? data.activeCurrency.code);
  const cartCount = useVisitor((state) => state.carts.reduce((sum, { quantity }) => sum + quantity, 0));
  const isMenuOpen = useVisitor((state) => state.open === "menu");
  const show = useVisitor((state) => state.show);
  const [isMenuWanted, setMenuWanted] = useState(false);
  const { languages, currencies, settingsData } = data;
  const { defaultLanguage } = settingsData;

  function openMenu(): void {
    loadThird();
    choices.loadCountries();
    setMenuWanted(true);
    show("menu");
  }

  return (
    <>
      <Header
        tagline={t(settingsData.shopTagline)}
        cartCount={cartCount}
        onCart={() => show("cart")}
        onMenu={openMenu}
        search={<Search />}
        account={<AccountMenu user={user} onSignOut={choices.signOut} />}
        categories={
          <CategoryBar
            categories={data.categories}
            onIntent={loadThird}
            panel={
              <LostPart>
                <Suspense fallback={null}>
                  <MegaPanel categories={data.categories} third={third} />
                </Suspense>
              </LostPart>
            }
          />
        }
        pickers={
          <>
            <ShipToPicker
              shipTo={shipTo}
              countries={choices.countries}
              onOpen={choices.loadCountries}
              onChoose={choices.chooseCountry}
            />
            {languages.length > 1 && <LanguagePicker languages={languages} defaultLanguage={defaultLanguage} />}
            {currencies.length > 1 && (
              <CurrencyPicker currencies={currencies} activeCode={currencyCode} onChoose={choices.chooseCurrency} />
            )}
            <ThemeSwitch />
          </>
        }
      />
      <BottomBar
        cartCount={cartCount}
        isSignedIn={user !== null}
        onCategories={openMenu}
        onSearch={focusSearch}
        onCart={() => show("cart")}
      />
      {isMenuWanted && (
        <LostPart>
          <Suspense fallback={null}>
            <MenuDrawer
              isOpen={isMenuOpen}
              categories={data.categories}
              third={third}
              onClose={() => show(null)}
              account={<AccountLinks user={user} onSignOut={choices.signOut} onLeave={() => show(null)} />}
              settings={
                <>
                  <div>
                    <p className="mb-1 text-sm font-medium">{t("Language")}</p>
                    <LanguageLinks languages={languages} defaultLanguage={defaultLanguage} />
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
                      {t("Country of delivery")}
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
          </Suspense>
        </LostPart>
      )}
    </>
  );
}

function Search() {
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const { groups, isLoading, suggest, clear } = useSuggestions();
  const query = pathname === "/products" ? (parameters.get("q") ?? "") : "";
  return (
    <SearchBox
      key={query}
      initialQuery={query}
      groups={groups}
      isLoading={isLoading}
      onType={suggest}
      onClear={clear}
    />
  );
}

function focusSearch(): void {
  window.scrollTo({ top: 0 });
  document.getElementById("search")?.focus();
}
