import { useState } from "react";
import type { Taxes } from "#domain/pricing/tax/find-taxes.ts";
import type { TaxExceptionInput } from "#domain/pricing/tax/tax.input.ts";
import type { TaxExceptionView } from "#domain/pricing/tax/tax.ts";
import type { FieldErrors } from "../form/read-form.ts";
import { usePage } from "../parts/page.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { TaxExceptionDialog } from "./tax-exception-dialog.tsx";
import { TaxExceptionList } from "./tax-exception-list.tsx";

export type TaxExceptionActions = {
  findStates: (countryCode: string) => Promise<string[]>;
  setException: (input: TaxExceptionInput) => Promise<FieldErrors | null>;
  removeException: (exception: TaxExceptionView) => Promise<void>;
};

type Opened = { kind: "edit"; exception: TaxExceptionView | null } | { kind: "remove"; exception: TaxExceptionView };

/** The exceptions with their dialogs. */
export function TaxExceptionPart({ taxes, actions }: { taxes: Taxes; actions: TaxExceptionActions }) {
  const { t } = usePage();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <TaxExceptionList
        taxes={taxes}
        onAdd={() => setOpened({ kind: "edit", exception: null })}
        onChange={(exception) => setOpened({ kind: "edit", exception })}
        onRemove={(exception) => setOpened({ kind: "remove", exception })}
      />
      {opened?.kind === "edit" && (
        <TaxExceptionDialog
          taxes={taxes}
          exception={opened.exception}
          findStates={actions.findStates}
          onClose={close}
          onSave={actions.setException}
        />
      )}
      {opened?.kind === "remove" && (
        <ConfirmDialog
          title={t("Remove {name}", { name: opened.exception.name })}
          text={t("The country's rate applies again. Existing orders aren't affected.")}
          action={t("Remove")}
          onClose={close}
          onAction={() => actions.removeException(opened.exception)}
        />
      )}
    </>
  );
}
