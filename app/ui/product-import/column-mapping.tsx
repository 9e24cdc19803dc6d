import { useState } from "react";
import { SOUK_COLUMNS } from "#shared/list/souk-columns.ts";
import { Button } from "../parts/button.tsx";
import { SelectField, TextField } from "../parts/field.tsx";
import { Options } from "../parts/options.tsx";
import { usePage } from "../parts/page.tsx";

export type MappingTemplate = { id: number; name: string; mapping: Record<string, string> };

type ColumnMappingProps = {
  /** The columns of the chosen file; none before one is chosen. */
  columns: readonly string[];
  templates: readonly MappingTemplate[];
  onKeep: (name: string, mapping: Record<string, string>) => void;
  onDrop: (id: number) => void;
};

/** Which column of the file is which of Souk's, for files of unknown columns; sent as the field `mapping`. */
export function ColumnMapping({ columns, templates, onKeep, onDrop }: ColumnMappingProps) {
  const { t } = usePage();
  const [mapping, setMapping] = useState<Record<string, string>>({});
  const [templateId, setTemplateId] = useState("");
  const [name, setName] = useState("");
  const chosen = Object.fromEntries(Object.entries(mapping).filter(([, column]) => column !== ""));
  const isEmpty = Object.keys(chosen).length === 0;
  const offered = [...new Set([...columns, ...Object.values(chosen)])];
  return (
    <details className="rounded-card border border-line p-4">
      <summary className="cursor-pointer font-semibold">{t("Match the columns")}</summary>
      <input type="hidden" name="mapping" value={isEmpty ? "" : JSON.stringify(chosen)} />
      <p className="mt-2 text-sm text-muted">
        {t("Only needed if we don't recognize the file. Choose the file first.")}
      </p>
      {templates.length > 0 && (
        <div className="mt-3 flex flex-wrap items-end gap-2">
          <SelectField
            label={t("Template")}
            value={templateId}
            onChange={(event) => {
              setTemplateId(event.target.value);
              const template = templates.find(({ id }) => String(id) === event.target.value);
              setMapping(template?.mapping ?? {});
              setName(template?.name ?? "");
            }}
          >
            <option value="">{t("None")}</option>
            <Options of={templates} />
          </SelectField>
          {templateId !== "" && (
            <Button
              variant="quiet"
              data-action=""
              onClick={() => {
                onDrop(Number(templateId));
                setTemplateId("");
              }}
            >
              {t("Remove template")}
            </Button>
          )}
        </div>
      )}
      <div className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {SOUK_COLUMNS.map((column) => (
          <SelectField
            key={column}
            label={column}
            value={mapping[column] ?? ""}
            onChange={(event) => setMapping({ ...mapping, [column]: event.target.value })}
          >
            <option value="">{t("Not in the file")}</option>
            {offered.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <div className="mt-3 flex flex-wrap items-end gap-2">
        <TextField
          label={t("Template name")}
          value={name}
          maxLength={80}
          onChange={(event) => setName(event.target.value)}
        />
        <Button
          variant="secondary"
          data-action=""
          disabled={isEmpty || name.trim() === ""}
          onClick={() => onKeep(name.trim(), chosen)}
        >
          {t("Save template")}
        </Button>
      </div>
    </details>
  );
}
