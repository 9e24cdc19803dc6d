import { useState } from "react";
import { href, redirect } from "react-router";
import type { Route } from "./+types/notification";
import { findNotifications } from "#domain/customers/notification/find-notifications.ts";
import { getQuietHours } from "#domain/customers/push/choose-quiet-hours.ts";
import type { NotificationView } from "#domain/customers/notification/notification.ts";
import { fromWire } from "#shared/wire.ts";
import { useCall } from "#app/api-client/call.ts";
import { contextOf } from "#app/loaders/context.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { PushCard } from "#app/live/push-card.tsx";
import { AccountFrame } from "#app/ui/account/account-frame.tsx";
import { Button, ButtonLink } from "#app/ui/parts/button.tsx";
import { EmptyState } from "#app/ui/parts/empty-state.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { NotificationList } from "#app/ui/notification/notification-list.tsx";
import { loginPath } from "#app/ui/session/way-back.ts";
import { useVisitorStore, useVisitor } from "#app/visitor/visitor-store.tsx";

export const shouldRevalidate = dependsOn("session");

export async function loader({ context }: Route.LoaderArgs) {
  const found = await findNotifications(contextOf(context), {});
  if (!found.ok) throw redirect(loginPath(href("/user/notification")));
  return { ...found.value, quietHours: await getQuietHours(contextOf(context)) };
}

export default function NotificationRoute({ loaderData }: Route.ComponentProps) {
  const { t } = usePage();
  const user = useVisitor((state) => state.user);
  const list = useNotifications(loaderData);
  const unread = user?.unreadNotifications ?? loaderData.unreadCount;
  return (
    <AccountFrame
      user={user}
      title={t("Notifications")}
      head={t("Notification")}
      note={unread > 0 ? t("{count} new", { count: unread }) : undefined}
      path={href("/user/notification")}
      actions={
        unread > 0 && (
          <Button variant="secondary" size="small" data-action="" onClick={() => void list.markAllSeen()}>
            {t("Mark all as read")}
          </Button>
        )
      }
    >
      <PushCard quietHours={loaderData.quietHours} />
      {list.notifications.length > 0 ? (
        <NotificationList notifications={list.notifications} onSeen={(id) => void list.markSeen(id)} />
      ) : (
        <EmptyState
          icon="bell"
          title={t("No notifications yet")}
          text={t("Updates about your orders and alerts will appear here.")}
        >
          <ButtonLink to="/products">{t("Shop all products")}</ButtonLink>
        </EmptyState>
      )}
      {list.hasMore && (
        <p className="mt-6 text-center">
          <Button variant="secondary" data-action="" isPending={list.isPending} onClick={() => void list.loadMore()}>
            {t("Show more")}
          </Button>
        </p>
      )}
    </AccountFrame>
  );
}

/** Notifications of the page and older ones loaded since; read ones are shown as read at once. */
function useNotifications(first: { notifications: NotificationView[]; hasMore: boolean }) {
  const call = useCall();
  const store = useVisitorStore();
  const [older, setOlder] = useState<{ notifications: NotificationView[]; hasMore: boolean } | null>(null);
  const [seen, setSeen] = useState<ReadonlySet<number> | "all">(new Set());
  const [isPending, setPending] = useState(false);
  const all = [...first.notifications, ...(older?.notifications ?? [])];

  function countUnread(unreadNotifications: number): void {
    const { user, update } = store.getState();
    if (user) update({ user: { ...user, unreadNotifications } });
  }

  return {
    notifications: all.map((each) => (seen === "all" || seen.has(each.id) ? { ...each, isSeen: true } : each)),
    hasMore: older?.hasMore ?? first.hasMore,
    isPending,
    async markSeen(id: number): Promise<void> {
      const outcome = await call.post("/user-notification/seen/:id", { param: { id } }, { isSuccessShown: false });
      if (!outcome.ok) return;
      setSeen((ids) => (ids === "all" ? ids : new Set(ids).add(id)));
      countUnread(outcome.answer.unread_count);
    },
    async markAllSeen(): Promise<void> {
      const outcome = await call.post("/user-notification/seen-all", {});
      if (!outcome.ok) return;
      setSeen("all");
      countUnread(outcome.answer.unread_count);
    },
    async loadMore(): Promise<void> {
      setPending(true);
      const outcome = await call.get("/user-notification/all", { query: { before: String(all.at(-1)?.id ?? 0) } });
      setPending(false);
      if (!outcome.ok) return;
      const found = fromWire<NotificationView[]>(outcome.answer.notifications);
      setOlder({
        notifications: [...(older?.notifications ?? []), ...found],
        hasMore: outcome.answer.has_more,
      });
    },
  };
}
