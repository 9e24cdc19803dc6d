import type { ProductImport } from "#domain/catalog/import/import.ts";
import { AccountCard } from "../account/account-card.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import { ImportErrors } from "./import-errors.tsx";
import type { Translate } from "#shared/translate.ts";

type ImportResultProps = { run: { import: ProductImport; isDryRun: boolean } };

/** The result or the progress of a run, and the errors in the file. */
export function ImportResult({ run }: ImportResultProps) {
  const { t } = usePage();
  const { state, created, updated, skipped, rows, errors } = run.import;
  const isWorking = state === "queued" || state === "running";
  const title = titleOf(run, t);
  const kind = state === "failed" ? "error" : isWorking ? "info" : errors.length > 0 ? "warning" : "success";
  return (
    <AccountCard title={t("Result")}>
      <div role="status">
        <Notice kind={kind} title={title}>
          <p>{t("Rows in the file: {count}", { count: rows })}</p>
          <p>
            {run.isDryRun
              ? t("Products that can be imported: {count}", { count: created })
              : t("Imported products: {count}", { count: created })}
          </p>
          {updated > 0 && (
            <p>
              {run.isDryRun
                ? t("Products that would change: {count}", { count: updated })
                : t("Changed products: {count}", { count: updated })}
            </p>
          )}
          <p>{t("Products skipped: {count}", { count: skipped })}</p>
        </Notice>
      </div>
      {errors.length > 0 && (
        <div className="mt-4">
          <ImportErrors errors={errors} />
        </div>
      )}
    </AccountCard>
  );
}

function titleOf({ import: { state, created }, isDryRun }: ImportResultProps["run"], t: Translate): string {
  if (state === "queued" || state === "running") return t("Working on it …");
  if (state === "failed") return created === 0 ? t("Nothing was imported.") : t("The import stopped early.");
  return isDryRun ? t("The file was checked. Nothing was changed.") : t("The import is complete.");
}
