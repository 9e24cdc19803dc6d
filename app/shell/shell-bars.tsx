import { lazy, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { loadChunk } from "#app/hydration/chunk-error.ts";
import type { RootView } from "#app/loaders/root-data.server.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { AccountMenu } from "#app/ui/shell/account-menu.tsx";
import { BottomBar, BottomPlaces } from "#app/ui/shell/bottom-bar.tsx";
import { CategoryBar } from "#app/ui/shell/category-bar.tsx";
import { CartButton, Header, ListLinks } from "#app/ui/shell/header.tsx";
import { CurrencyPicker, LanguagePicker, ShipToPicker } from "#app/ui/shell/pickers.tsx";
import { SearchBox } from "#app/ui/shell/search-box.tsx";
import { ThemeSwitch } from "#app/ui/shell/theme-switch.tsx";
import { useVisitor } from "#app/visitor/visitor-store.tsx";
import { LatePart } from "./failed-part.tsx";
import { useChoices, useLowerCategories } from "./use-choices.ts";
import { useSuggestions } from "./use-suggestions.ts";

const VisitorMenuDrawer = lazy(() =>
  loadChunk(() => import("./visitor-menu-drawer.tsx").then((module) => ({ default: module.VisitorMenuDrawer }))),
);

const MegaPanel = lazy(() =>
  loadChunk(() => import("#app/ui/shell/mega-panel.tsx").then((module) => ({ default: module.MegaPanel }))),
);

const loadAccount = () => import("#app/ui/shell/account-links.tsx");
const loadPanels = () => import("#app/ui/shell/picker-panels.tsx");
const AccountLinks = lazy(() => loadChunk(loadAccount).then((module) => ({ default: module.AccountLinks })));
const ShipToPanel = lazy(() => loadChunk(loadPanels).then((module) => ({ default: module.ShipToPanel })));
const LanguageLinks = lazy(() => loadChunk(loadPanels).then((module) => ({ default: module.LanguageLinks })));
const CurrencyPanel = lazy(() => loadChunk(loadPanels).then((module) => ({ default: module.CurrencyPanel })));

/** The bars above and, on a phone, below the screen. */
export function ShellBars({ data }: { data: RootView }) {
  const { t } = usePage();
  const choices = useChoices();
  const { lower, loadLower } = useLowerCategories();
  const shipTo = useVisitor((state) => state.shipTo);
  const currencyCode = useVisitor((state) => state.activeCurrency?.code ?? data.activeCurrency.code);
  const show = useVisitor((state) => state.show);
  const [isMenuWanted, setMenuWanted] = useState(false);
  const { languages, currencies, settingsData } = data;

  function openMenu(): void {
    loadLower();
    choices.loadCountries();
    setMenuWanted(true);
    show("menu");
  }

  const languagePicker = (isCompact: boolean) =>
    languages.length > 1 && (
      <LanguagePicker
        languages={languages}
        isCompact={isCompact}
        onIntent={() => expect(loadPanels)}
        panel={() => (
          <LatePart>
            <LanguageLinks
              languages={languages}
              defaultLanguage={settingsData.defaultLanguage}
              onChoose={choices.chooseLanguage}
            />
          </LatePart>
        )}
      />
    );

  return (
    <>
      <Header
        logo={settingsData.shopLogo}
        tagline={t(settingsData.shopTagline)}
        onMenu={openMenu}
        search={<Search />}
        own={
          <>
            <div className="md:hidden">{languagePicker(true)}</div>
            <OwnLinks onSignOut={choices.signOut} />
          </>
        }
        categories={
          <CategoryBar
            categories={data.categories}
            menu={settingsData.menus.header}
            onIntent={loadLower}
            panel={
              <LatePart>
                <MegaPanel categories={data.categories} lower={lower} menu={settingsData.menus.header} />
              </LatePart>
            }
          />
        }
        pickers={
          <>
            <ShipToPicker
              shipTo={shipTo}
              onIntent={() => {
                choices.loadCountries();
                expect(loadPanels);
              }}
              panel={(close) => (
                <LatePart>
                  <ShipToPanel
                    shipTo={shipTo}
                    countries={choices.countries}
                    onChoose={closing(close, choices.chooseCountry)}
                  />
                </LatePart>
              )}
            />
            {languagePicker(false)}
            {currencies.length > 1 && (
              <CurrencyPicker
                activeCode={currencyCode}
                onIntent={() => expect(loadPanels)}
                panel={(close) => (
                  <LatePart>
                    <CurrencyPanel
                      currencies={currencies}
                      activeCode={currencyCode}
                      onChoose={closing(close, choices.chooseCurrency)}
                    />
                  </LatePart>
                )}
              />
            )}
            <ThemeSwitch />
          </>
        }
      />
      <BottomBar places={<OwnPlaces onCategories={openMenu} />} />
      {isMenuWanted && (
        <LatePart>
          <VisitorMenuDrawer {...{ data, lower, choices }} />
        </LatePart>
      )}
    </>
  );
}

/** The header's data of this visitor. */
function OwnLinks({ onSignOut }: { onSignOut: () => void }) {
  const user = useVisitor((state) => state.user);
  const isSignedIn = useVisitor((state) => state.isSignedIn);
  const wishCount = useVisitor((state) => state.wishlistIds.length);
  const compareCount = useVisitor((state) => state.compareIds.length);
  const cartCount = useVisitor((state) => state.cartUnits);
  const show = useVisitor((state) => state.show);
  return (
    <>
      <AccountMenu
        {...{ user, isSignedIn }}
        onIntent={() => expect(loadAccount)}
        panel={(close) => (
          <LatePart>
            <AccountLinks {...{ user, isSignedIn }} onSignOut={onSignOut} onLeave={close} />
          </LatePart>
        )}
      />
      <ListLinks {...{ wishCount, compareCount }} />
      <CartButton count={cartCount} onClick={() => show("cart")} />
    </>
  );
}

function OwnPlaces({ onCategories }: { onCategories: () => void }) {
  const cartCount = useVisitor((state) => state.cartUnits);
  const show = useVisitor((state) => state.show);
  return <BottomPlaces {...{ cartCount, onCategories }} onSearch={focusSearch} onCart={() => show("cart")} />;
}

/** Preloads a panel; if that fails, the click reports it. */
function expect(load: () => Promise<unknown>): void {
  void load().catch(() => null);
}

function closing(close: () => void, choose: (code: string) => void): (code: string) => void {
  return (code) => {
    close();
    choose(code);
  };
}

function Search() {
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const { groups, isLoading, suggest } = useSuggestions();
  const query = pathname === "/products" ? (parameters.get("q") ?? "") : "";
  return <SearchBox key={query} initialQuery={query} groups={groups} isLoading={isLoading} onType={suggest} />;
}

function focusSearch(): void {
  window.scrollTo({ top: 0 });
  document.getElementById("search")?.focus();
}
