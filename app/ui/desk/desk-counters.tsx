import { Link, useLocation } from "react-router";
import type { DeskCounter } from "#domain/platform/desk/desk-counter.ts";
import type { Translate } from "#shared/translate.ts";
import { Icon, type IconName } from "../parts/icon.tsx";
import { formatNumber, usePage } from "../parts/page.tsx";
import { Badge } from "../shell/header.tsx";
import { Popover } from "../shell/popover.tsx";
import { useDeskSession } from "./desk-session.ts";

const BUTTON = "relative flex size-11 items-center justify-center rounded-full hover:bg-sunken";

type Place = { to: string; icon: IconName; label: (t: Translate, count: number) => string };

/** Where a counter leads, by desk. */
const PLACES: Record<"seller" | "admin", Partial<Record<DeskCounter["kind"], Place>>> = {
  seller: {
    orders: {
      to: "/seller/orders?state=new",
      icon: "shopping-bag",
      label: (t, count) => t("{count} new orders", { count }),
    },
  },
  admin: {
    inbox: {
      to: "/admin/messages?state=open",
      icon: "mail",
      label: (t, count) => t("{count} open messages", { count }),
    },
  },
};

/** The items that need attention, and the user's own notifications; on a phone only what is not in the navigation. */
export function DeskCounters() {
  const page = usePage();
  const { t } = page;
  const { pathname } = useLocation();
  const session = useDeskSession();
  if (!session) return null;
  const unread = session.user.unreadNotifications;
  return (
    <>
      {session.counters.map((counter) => {
        const place = PLACES[pathname.startsWith("/admin") ? "admin" : "seller"][counter.kind];
        if (!place) return null;
        const label = place.label(t, counter.count);
        return (
          <Link key={counter.kind} to={place.to} aria-label={label} title={label} className={`${BUTTON} max-sm:hidden`}>
            <Counted icon={place.icon} count={counter.count} label={formatNumber(page, counter.count)} />
          </Link>
        );
      })}
      <Popover
        id="desk-notifications"
        label={unread > 0 ? t("{count} new notifications", { count: unread }) : t("Notifications")}
        buttonClass={BUTTON}
        onIntent={() => {}}
        button={<Counted icon="bell" count={unread} label={formatNumber(page, unread)} />}
      >
        {session.notifications}
      </Popover>
    </>
  );
}

function Counted({ icon, count, label }: { icon: IconName; count: number; label: string }) {
  return (
    <span className="relative">
      <Icon name={icon} className="size-5" />
      <Badge count={count} label={label} />
    </span>
  );
}
