import { type ReactNode, useState } from "react";
import { Link, href } from "react-router";
import { Notice } from "../parts/notice.tsx";
import { IconButton } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { DocumentHead } from "../shell/document-head.tsx";
import { ThemeSwitch } from "../shell/theme-switch.tsx";
import { DeskAccount, DeskLanguage } from "./desk-account.tsx";
import { useDeskSession } from "./desk-session.ts";
import { DeskCounters } from "./desk-counters.tsx";
import { DeskHelp } from "./desk-help.tsx";
import { type DeskGroup, DeskPlaces } from "./desk-places.tsx";

/** `name`: of what the screen shows, before the title. */
export type DeskHead = { title: string; name?: string };

export type DeskFrameProps = {
  /** Whose desk it is, at the start of the top bar. */
  sign: ReactNode;
  /** The name of the navigation. */
  label: string;
  groups: readonly DeskGroup[];
  /** The link to the storefront; null if the shop is not shown there. */
  storefront: { to: string; label: string } | null;
  title: string;
  /** The document's title; the screen's, if omitted. */
  head?: DeskHead;
  /** Beside the title. */
  note?: ReactNode;
  /** Above the title: a link back to a list, a notice. */
  above?: ReactNode;
  /** At the end of the title's row. */
  actions?: ReactNode;
  children: ReactNode;
};

const CONTENT = "desk-content";
const PLACES = "desk-places";

/** The frame of each screen of a desk: top bar, navigation, and the screen's title. */
export function DeskFrame({ title, head = { title }, note, above, actions, children, ...desk }: DeskFrameProps) {
  const { sign, label, groups, storefront } = desk;
  const { t } = usePage();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:grid-rows-[auto_minmax(0,1fr)] print:block print:min-h-0">
      <DocumentHead {...head} isHidden />
      <a
        href={`#${CONTENT}`}
        className="sr-only rounded-field bg-surface p-3 focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-50"
      >
        {t("Skip to content")}
      </a>
      <div className="sticky top-0 z-30 flex min-h-14 items-center gap-1 border-b border-line bg-surface px-2 sm:gap-2 lg:col-span-2 lg:px-4 print:hidden">
        <IconButton
          label={t("Menu")}
          aria-expanded={isOpen}
          aria-controls={PLACES}
          data-action=""
          className="lg:hidden"
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? "x" : "menu"} className="size-5" />
        </IconButton>
        <div className="min-w-0 flex-1 lg:ps-2">{sign}</div>
        {storefront && (
          <Link
            to={storefront.to}
            aria-label={storefront.label}
            className="flex min-h-11 items-center gap-2 rounded-full px-3 text-sm hover:bg-sunken"
          >
            <Icon name="store" className="size-4.5" />
            <span className="max-md:hidden">{storefront.label}</span>
          </Link>
        )}
        <DeskHelp />
        <DeskCounters />
        <DeskLanguage />
        <ThemeSwitch className="max-sm:hidden" />
        <DeskAccount />
      </div>
      <aside
        className={`border-line bg-surface max-lg:border-b lg:sticky lg:top-14 lg:h-[calc(100dvh-3.5rem)] lg:overflow-y-auto lg:border-e print:hidden ${isOpen ? "" : "max-lg:hidden"}`}
      >
        <DeskPlaces id={PLACES} label={label} groups={groups} onLeave={() => setOpen(false)} />
      </aside>
      <div
        id={CONTENT}
        tabIndex={-1}
        className="mx-auto w-full max-w-[88rem] min-w-0 px-4 py-6 outline-none sm:px-8 sm:py-8"
      >
        <ClosedNotice />
        {above}
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h1 className="text-3xl wrap-anywhere">
            {title} {note && <span className="text-lg font-normal text-muted">{note}</span>}
          </h1>
          {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
        </div>
        {children}
      </div>
    </div>
  );
}

/** While only staff see the shop. */
function ClosedNotice() {
  const { t } = usePage();
  const session = useDeskSession();
  if (!session?.isClosed) return null;
  return (
    <div className="mb-5">
      <Notice kind="warning" title={t("The shop is closed")}>
        {t("Only staff see it, and no one can buy.")}{" "}
        {!session.user.isStaff && t("You can look at everything here, but you can't change anything until it opens.")}
        {session.user.isStaff && (
          <Link
            to={href("/admin/settings/:group", { group: "maintenance" })}
            className="font-medium underline underline-offset-4"
          >
            {t("Open the shop")}
          </Link>
        )}
      </Notice>
    </div>
  );
}
