import type { FormEvent, ReactNode } from "react";
import type { SettingField } from "#domain/platform/setting-admin/get-setting-group.ts";
import type { ImageSetting, SettingKey } from "#domain/platform/setting-admin/setting-groups.ts";
import { wireNameOf } from "#shared/wire.ts";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { Button } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";
import { ColorPreview } from "./color-preview.tsx";
import { ImageField } from "./image-field.tsx";
import { SettingControl } from "./setting-control.tsx";
import { settingHint, settingLabel } from "./setting-labels.ts";

export type SentSettings = Record<string, string | number | boolean | string[]>;

type SettingFormProps = {
  label: string;
  fields: readonly SettingField[];
  errors: FieldErrors;
  isPending: boolean;
  /** Below the fields; reads the form around it. */
  preview?: ReactNode;
  onSave: (sent: SentSettings) => void;
  /** Null removes it. */
  onImage: (key: ImageSetting, file: File | null) => Promise<void>;
};

/** A page of settings: the images, which are stored at once, then the fields with one button. */
export function SettingForm({ label, fields, errors, isPending, preview, onSave, onImage }: SettingFormProps) {
  const { t } = usePage();
  const others = fields.filter(({ kind }) => kind !== "picture");

  function save(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onSave(Object.fromEntries(others.map((field) => [wireNameOf(field.key), readField(data, field)])));
  }

  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      {fields
        .filter(({ kind }) => kind === "picture")
        .map(({ key, value }) => (
          <ImageField
            key={key}
            id={wireNameOf(key)}
            label={settingLabel(key, t)}
            hint={settingHint(key, t)}
            file={String(value)}
            onChange={(file) => onImage(key as ImageSetting, file)}
          />
        ))}
      {others.length > 0 && (
        <form
          noValidate
          aria-label={label}
          className="grid gap-5 rounded-card border border-line bg-surface p-5"
          onSubmit={save}
        >
          {others.map((field) => (
            <div key={field.key} id={wireNameOf(field.key)} className="scroll-mt-24">
              <SettingControl field={field} error={errors[wireNameOf(field.key)]} />
            </div>
          ))}
          {fields.some(({ kind }) => kind === "color") && <ColorPreview colors={colorsOf(fields)} />}
          {preview}
          <div>
            <Button type="submit" isPending={isPending}>
              {t("Save")}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}

function colorsOf(fields: readonly SettingField[]): Partial<Record<SettingKey, string>> {
  return Object.fromEntries(
    fields.filter(({ kind }) => kind === "color").map(({ key, value }) => [key, String(value)]),
  );
}

function readField(data: FormData, { key, kind, value }: SettingField): SentSettings[string] {
  const name = wireNameOf(key);
  switch (kind) {
    case "switch":
      return data.has(name);
    case "number":
      // An empty field is no number: the call says that it is missing.
      return textOf(data, name) === "" ? "" : Number(textOf(data, name));
    case "choices": {
      const offered = data.getAll(`${name}.offered`).map(String);
      const others = Array.isArray(value) ? value.filter((each: string) => !offered.includes(each)) : [];
      return [...others, ...data.getAll(name).map(String)];
    }
    default:
      return textOf(data, name);
  }
}
