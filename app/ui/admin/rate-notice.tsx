import type { CurrencyBook } from "#domain/platform/currency/find-currency-book.ts";
import type { RateFailure } from "#domain/platform/currency/exchange-rate.ts";
import { Link, href } from "react-router";
import type { Translate } from "#shared/translate.ts";
import { Moment } from "../order/moment.tsx";
import { Notice } from "../parts/notice.tsx";
import { formatDay, usePage } from "../parts/page.tsx";

/** The source of exchange rates, and whether it is working. */
export function RateNotice({ refresh }: Pick<CurrencyBook, "refresh">) {
  const page = usePage();
  const { t } = page;
  if (!refresh)
    return (
      <p className="text-sm text-muted">
        {t("Exchange rates are set manually.")}{" "}
        <Link
          to={href("/admin/settings/:group", { group: "prices" })}
          className="font-semibold text-primary-text underline"
        >
          {t("Choose a source of rates")}
        </Link>
      </p>
    );
  const last = refresh.succeededAt
    ? `${formatDay(page, refresh.succeededAt, { dateStyle: "medium", timeStyle: "short" })} UTC`
    : t("never");
  if (refresh.failure)
    return (
      <Notice kind="warning" title={t("Exchange rates couldn't be updated")}>
        {failureText(refresh.failure, t)} {t("The current rates stay in use.")}{" "}
        {t("Last success: {time}", { time: last })}
      </Notice>
    );
  return (
    <p className="text-sm text-muted">
      {t("Last success: {time}", { time: last })} · {t("Last checked")} <Moment iso={refresh.triedAt} withTime />
    </p>
  );
}

function failureText(failure: RateFailure, t: Translate): string {
  const names: Record<RateFailure, string> = {
    unreachable: t("The source isn't responding."),
    unreadable: t("The source's response can't be read."),
    other_base: t("The source uses a different base currency."),
  };
  return names[failure];
}
