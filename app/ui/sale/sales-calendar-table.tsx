import { Link, href } from "react-router";
import type { SalesCalendar } from "#domain/pricing/campaign-admin/find-sales-calendar.ts";
import type { CalendarEntry, CalendarKind } from "#domain/pricing/campaign-admin/sales-calendar.ts";
import type { Translate } from "#shared/translate.ts";
import { Chip } from "../admin/chip.tsx";
import { ButtonLink } from "../parts/button.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { Icon } from "../parts/icon.tsx";
import { Notice } from "../parts/notice.tsx";
import { formatDay, formatNumber, usePage } from "../parts/page.tsx";
import { saleInterval } from "./sale-labels.ts";

const KINDS: readonly { kind: CalendarKind; label: (t: Translate) => string; color: string }[] = [
  { kind: "flash_sale", label: (t) => t("Flash sale"), color: "bg-danger" },
  { kind: "campaign", label: (t) => t("Campaigns"), color: "bg-primary" },
  { kind: "daily_deal", label: (t) => t("Daily deals"), color: "bg-success" },
  { kind: "special", label: (t) => t("Special prices"), color: "bg-line-strong" },
];

const HEAD = "border-b border-line bg-sunken py-2 text-xs font-medium text-muted";

/** The sales of a month as rows with their days, and which of them are on at the same time. */
export function SalesCalendarTable({ calendar, timeZone }: { calendar: SalesCalendar; timeZone: string }) {
  const page = usePage();
  const { t } = page;
  const { month, entries } = calendar;
  const days = Array.from({ length: calendar.days }, (_day, index) => index + 1);
  const name = formatDay(page, `${month}-15T12:00:00Z`, { month: "long", year: "numeric" });
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <MonthLink month={calendar.previous} label={t("Previous month")} icon="chevron-left" />
        <h2 className="min-w-40 text-center text-xl">{name}</h2>
        <MonthLink month={calendar.next} label={t("Next month")} icon="chevron-right" />
        <p className="text-sm text-muted">{t("Times are in the shop's time zone: {zone}.", { zone: timeZone })}</p>
      </div>
      {calendar.hasMore && (
        <div className="mb-4">
          <Notice kind="info">{t("Only the first prices of the month are shown.")}</Notice>
        </div>
      )}
      {entries.length === 0 ? (
        <EmptyState
          icon="clock-3"
          title={t("No sales this month")}
          text={t("Campaigns, daily deals and special prices appear here.")}
        />
      ) : (
        <div
          role="region"
          aria-label={t("Sales calendar")}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls is reached by keyboard
          tabIndex={0}
          className="relative overflow-x-auto rounded-card border border-line bg-surface"
        >
          <table aria-label={name} className="w-full min-w-5xl border-separate border-spacing-0 text-sm">
            <thead>
              <tr>
                <th scope="col" className={`${HEAD} px-3 text-start`}>
                  {t("Name")}
                </th>
                {days.map((day) => (
                  <th
                    key={day}
                    scope="col"
                    aria-current={day === calendar.today ? "date" : undefined}
                    className={`${HEAD} w-6 text-center figures ${day === calendar.today ? "font-bold text-primary-text" : ""}`}
                  >
                    {formatNumber(page, day)}
                  </th>
                ))}
              </tr>
            </thead>
            {KINDS.map(({ kind, label, color }) => {
              const ofKind = entries.filter((entry) => entry.kind === kind);
              return (
                ofKind.length > 0 && (
                  <tbody key={kind}>
                    <tr>
                      <th
                        scope="rowgroup"
                        colSpan={days.length + 1}
                        className="px-3 pt-4 pb-1 text-start font-semibold"
                      >
                        {label(t)}
                      </th>
                    </tr>
                    {ofKind.map((entry) => (
                      <tr key={entry.id} className="hover:bg-sunken">
                        <th scope="row" className="max-w-72 min-w-56 px-3 py-2 text-start font-normal">
                          <SaleName entry={entry} timeZone={timeZone} />
                        </th>
                        {days.map((day) => (
                          <DayCell key={day} entry={entry} day={day} color={color} />
                        ))}
                      </tr>
                    ))}
                  </tbody>
                )
              );
            })}
          </table>
        </div>
      )}
    </>
  );
}

function MonthLink({ month, label, icon }: { month: string; label: string; icon: "chevron-left" | "chevron-right" }) {
  return (
    <ButtonLink variant="secondary" size="small" to={`?month=${month}`} aria-label={label}>
      <Icon name={icon} className="mirrored size-4.5" />
    </ButtonLink>
  );
}

function SaleName({ entry, timeZone }: { entry: CalendarEntry; timeZone: string }) {
  const page = usePage();
  const { t } = page;
  const id = String(entry.id);
  const isCampaign = entry.kind === "campaign" || entry.kind === "flash_sale";
  return (
    <>
      <Link
        to={isCampaign ? href("/admin/campaigns/:id", { id }) : href("/admin/price-rules/:id", { id })}
        className="font-medium hover:underline"
      >
        <bdi className="wrap-anywhere">{entry.name}</bdi>
      </Link>{" "}
      {entry.isDraft && <Chip tone="calm">{t("Draft")}</Chip>}
      <span className="block text-xs text-muted">{saleInterval(page, entry.startsAt, entry.endsAt, timeZone)}</span>
      {entry.overlaps.length > 0 && (
        <span className="block text-xs text-warning">
          {t("At the same time: {names}", { names: [...new Set(entry.overlaps)].join(", ") })}
        </span>
      )}
    </>
  );
}

/** What the row's interval says in words is shown by its color. */
function DayCell({ entry, day, color }: { entry: CalendarEntry; day: number; color: string }) {
  const isOn = day >= entry.firstDay && day <= entry.lastDay;
  const ends = `${day === entry.firstDay ? "rounded-s-full" : ""} ${day === entry.lastDay ? "rounded-e-full" : ""}`;
  return (
    <td className="border-s border-line p-0 py-3 first-of-type:border-s-0">
      {isOn && <span className={`block h-2.5 ${color} ${ends} ${entry.isDraft ? "opacity-40" : ""}`} />}
    </td>
  );
}
