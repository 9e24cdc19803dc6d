import type { ComponentProps } from "react";
import type { ImportSummary } from "#domain/catalog/import/import.ts";
import { deskOf } from "../api-client/use-changes.ts";
import { ImportForm } from "../ui/product-import/import-form.tsx";
import { ImportHistory } from "../ui/product-import/import-history.tsx";
import { productRun } from "../ui/product-import/product-run.ts";
import { ImportResult } from "../ui/product-import/import-result.tsx";
import { usePage } from "../ui/parts/page.tsx";
import { useProductImport } from "./use-product-import.ts";

type ImportWorkspaceProps = { side: "shop" | "operator"; imports: readonly ImportSummary[] } & Pick<
  ComponentProps<typeof ImportForm>,
  "categories" | "shops" | "templates"
>;

/** Imports products from a file, and shows the imports so far. */
export function ImportWorkspace({ side, imports, ...choices }: ImportWorkspaceProps) {
  const { t, appPath } = usePage();
  const { run, isBusy, start, undo, saveTemplate, dropTemplate } = useProductImport(side);
  return (
    <div className="grid gap-6">
      <ImportForm
        {...choices}
        isBusy={isBusy}
        onStart={(form) => void start(form)}
        onSaveTemplate={(...template) => void saveTemplate(...template)}
        onDropTemplate={(id) => void dropTemplate(id)}
      />
      {run && <ImportResult run={run} />}
      <ImportHistory
        runs={imports.map((each) => productRun(each, t, `${appPath}${deskOf(side)}/imports`))}
        isBusy={isBusy}
        onUndo={(id) => void undo(id)}
      />
    </div>
  );
}
