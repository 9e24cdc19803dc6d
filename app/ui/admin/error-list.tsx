import { useState } from "react";
import type { ErrorView } from "#domain/platform/system/find-errors.ts";
import { AccountCard } from "../account/account-card.tsx";
import { Button } from "../parts/button.tsx";
import { formatDay, formatNumber, usePage } from "../parts/page.tsx";
import { Chip } from "./chip.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";

type ErrorListProps = { errors: readonly ErrorView[]; onClear: () => Promise<void> };

/** The latest kinds of failures: where, how often, and when the last time. */
export function ErrorList({ errors, onClear }: ErrorListProps) {
  const page = usePage();
  const { t } = page;
  const [isAsked, setAsked] = useState(false);
  const instant = (iso: string) => formatDay(page, iso, { dateStyle: "medium", timeStyle: "medium" });
  return (
    <AccountCard title={t("Errors")} text={t("Errors of the software, without visitor data. The log has the details.")}>
      {errors.length === 0 && <p className="text-muted">{t("No errors were recorded.")}</p>}
      <ul className="divide-y divide-line">
        {errors.map(({ place, message, count, firstAt, lastAt, requestId }) => (
          <li key={`${place} ${message}`} className="grid gap-1 py-3 wrap-anywhere">
            <p className="flex flex-wrap items-center gap-3">
              <bdi dir="ltr" className="font-semibold">
                {message}
              </bdi>
              <Chip tone="bad">{t("{count} times", { count: formatNumber(page, count) })}</Chip>
            </p>
            <p className="text-sm text-muted">
              <bdi dir="ltr">{place}</bdi>
            </p>
            <p className="text-sm text-muted">
              {t("Last {last}, first {first}", { last: instant(lastAt), first: instant(firstAt) })}
              {requestId && (
                <>
                  {" · "}
                  {t("Request {id}", { id: requestId })}
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
      {errors.length > 0 && (
        <Button variant="secondary" size="small" data-action="" onClick={() => setAsked(true)}>
          {t("Clear the list")}
        </Button>
      )}
      {isAsked && (
        <ConfirmDialog
          title={t("Clear the list of errors?")}
          text={t("The log keeps them. New errors appear here again.")}
          action={t("Clear the list")}
          onClose={() => setAsked(false)}
          onAction={onClear}
        />
      )}
    </AccountCard>
  );
}
