import { useEffect, useState } from "react";
import { SuggestionField } from "../../form/suggestion-field.tsx";
import { Button } from "../../parts/button.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { SelectField, TextArea } from "../../parts/field.tsx";
import { formatNumber, usePage } from "../../parts/page.tsx";
import type { TableAction, TableSelection } from "./table-column.ts";
import { type BulkProgress, type BulkCall, useBulkAction } from "./use-bulk-action.ts";

type BulkDialogProps = {
  action: TableAction;
  selection: TableSelection;
  call: BulkCall;
  /** After something has changed. */
  onDone: () => void;
  onClose: () => void;
};

const MAX_FAILURES = 50;

/** Makes a dry run, shows what would change and what can't, and runs the action once confirmed. */
export function BulkDialog({ action, selection, call, onDone, onClose }: BulkDialogProps) {
  const { t } = usePage();
  const [value, setValue] = useState("");
  const { progress, tryOut, carryOut, stop } = useBulkAction(call, selection, action.name);
  const { field } = action;
  const isMissing = field?.isRequired === true && value.trim() === "";
  // An action with a field is tried out once the field is filled in.
  const isTriedAtOnce = field?.isRequired !== true;
  useEffect(() => {
    if (isTriedAtOnce) void tryOut("");
    return stop;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the dialog opens
  }, []);
  const isDone = progress.state === "done";
  const isBusy = progress.state === "running" || (progress.state === "trying" && isTriedAtOnce);
  const close = () => {
    stop();
    if (progress.state === "running" || isDone) onDone();
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      title={action.label}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={close}>
            {isDone ? t("Close") : t("Cancel")}
          </Button>
          {!isDone && (
            <Button
              variant={action.variant === "danger" ? "danger" : "primary"}
              isPending={isBusy}
              disabled={isMissing || (progress.state === "tried" && progress.changed === 0 && field === undefined)}
              onClick={() => void carryOut(value.trim())}
            >
              {action.label}
            </Button>
          )}
        </div>
      }
    >
      <div className="grid gap-4 p-5">
        {!isDone && field?.choices && (
          <SelectField label={field.label} value={value} onChange={(event) => setValue(event.target.value)}>
            <option value="">{t("Choose one")}</option>
            {field.choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </SelectField>
        )}
        {!isDone && field && !field.choices && (
          <>
            <SuggestionField label={field.suggestionLabel} suggestions={field.suggestions ?? []} onChoose={setValue} />
            <TextArea
              label={field.label}
              value={value}
              maxLength={500}
              required={field.isRequired}
              onChange={(event) => setValue(event.target.value)}
            />
          </>
        )}
        <BulkReport progress={progress} isTriedAtOnce={isTriedAtOnce} />
      </div>
    </Dialog>
  );
}

function BulkReport({ progress, isTriedAtOnce }: { progress: BulkProgress; isTriedAtOnce: boolean }) {
  const page = usePage();
  const { t } = page;
  const { state, changed, failed, error } = progress;
  const values = { count: changed, number: formatNumber(page, changed) };
  return (
    <div role="status" className="grid gap-3">
      {state === "trying" && isTriedAtOnce && <p>{t("Checking…")}</p>}
      {state === "tried" && error === null && <p>{t("{number} items will be changed.", values)}</p>}
      {state === "running" && <p>{t("{number} items changed so far…", values)}</p>}
      {state === "done" && <p className="font-semibold">{t("{number} items changed.", values)}</p>}
      {error !== null && <p className="text-danger">{error}</p>}
      {failed.length > 0 && (
        <div>
          <p>
            {t("{number} items can't be changed:", {
              count: failed.length,
              number: formatNumber(page, failed.length),
            })}
          </p>
          <ul className="mt-2 grid max-h-60 gap-1 overflow-y-auto text-sm">
            {failed.slice(0, MAX_FAILURES).map(({ id, label, error: why }) => (
              <li key={id}>
                <bdi className="font-medium">{label}</bdi> <span className="text-muted">{why}</span>
              </li>
            ))}
            {failed.length > MAX_FAILURES && <li className="text-muted">…</li>}
          </ul>
        </div>
      )}
    </div>
  );
}
