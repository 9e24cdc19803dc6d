import type { SettingField } from "#domain/platform/setting-admin/get-setting-group.ts";
import { wireNameOf } from "#shared/wire.ts";
import { CheckField, SelectField, TextArea, TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import { ColorField } from "./color-field.tsx";
import { settingOption } from "./setting-option.ts";
import { settingHint, settingLabel } from "./setting-labels.ts";

const INPUT_TYPES = { line: "text", email: "email", phone: "tel", url: "url", number: "number" } as const;

/** The field of a setting, by its kind. */
export function SettingControl({ field, error }: { field: SettingField; error: string | undefined }) {
  const { t } = usePage();
  const { key, kind, value, minimum, maximum, options } = field;
  const name = wireNameOf(key);
  const known = { name, label: settingLabel(key, t), hint: settingHint(key, t), error };
  switch (kind) {
    case "switch":
      return (
        <CheckField
          name={name}
          value="1"
          defaultChecked={value === true}
          error={error}
          label={
            <>
              <span className="block">{known.label}</span>
              {known.hint && <span className="block text-sm text-muted">{known.hint}</span>}
            </>
          }
        />
      );
    case "choice":
      return (
        <SelectField {...known} defaultValue={String(value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name ?? settingOption(option.value, t)}
            </option>
          ))}
        </SelectField>
      );
    case "choices":
      return (
        <fieldset>
          <legend className="mb-2 text-sm font-medium">{known.label}</legend>
          {options.map((option) => (
            <div key={option.value}>
              <input type="hidden" name={`${name}.offered`} value={option.value} />
              <CheckField
                name={name}
                value={option.value}
                defaultChecked={Array.isArray(value) && value.includes(option.value)}
                label={settingOption(option.value, t)}
              />
            </div>
          ))}
        </fieldset>
      );
    case "text":
      return <TextArea {...known} rows={4} defaultValue={String(value)} maxLength={maximum ?? undefined} />;
    case "color":
      return <ColorField {...known} value={String(value)} />;
    case "picture":
      return null;
    default:
      return (
        <TextField
          {...known}
          type={INPUT_TYPES[kind]}
          defaultValue={String(value)}
          {...(kind === "number"
            ? { min: minimum ?? undefined, max: maximum ?? undefined, inputMode: "numeric", className: "max-w-sm" }
            : { maxLength: maximum ?? undefined })}
          {...(kind === "url" || kind === "email" || kind === "phone" ? { dir: "ltr" } : {})}
        />
      );
  }
}
