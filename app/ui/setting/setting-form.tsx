import type { ReactNode } from "react";
import type { SettingField } from "#domain/platform/setting-admin/get-setting-group.ts";
import type { ImageSetting, SettingKey } from "#domain/platform/setting-admin/setting-groups.ts";
import { wireNameOf } from "#shared/wire.ts";
import { Form, SubmitButton } from "../form/form.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useForm } from "../form/use-form.ts";
import { usePage } from "../parts/page.tsx";
import { ColorPreview } from "./color-preview.tsx";
import { ImageField } from "./image-field.tsx";
import { SettingControl } from "./setting-control.tsx";
import { settingHint, settingLabel } from "./setting-labels.ts";

export type SentSettings = Record<string, string | number | boolean | string[]>;

type SettingFormProps = {
  label: string;
  fields: readonly SettingField[];
  /** Below the fields; reads the form around it. */
  preview?: ReactNode;
  onSave: (sent: SentSettings) => Promise<FieldErrors | null>;
  /** Null removes it. */
  onImage: (key: ImageSetting, file: File | null) => Promise<void>;
};

/** A page of settings: the images, which are stored at once, then the fields with one button. */
export function SettingForm({ label, fields, preview, onSave, onImage }: SettingFormProps) {
  const { t } = usePage();
  const others = fields.filter(({ kind }) => kind !== "picture");

  const form = useForm({
    save: (data) => onSave(Object.fromEntries(others.map((field) => [wireNameOf(field.key), readField(data, field)]))),
  });

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
        <Form {...form} aria-label={label} className="grid gap-5 rounded-card border border-line bg-surface p-5">
          {others.map((field) => (
            <div key={field.key} id={wireNameOf(field.key)} className="scroll-mt-24">
              <SettingControl field={field} error={form.errors[wireNameOf(field.key)]} />
            </div>
          ))}
          {fields.some(({ kind }) => kind === "color") && <ColorPreview colors={colorsOf(fields)} />}
          {preview}
          <div>
            <SubmitButton />
          </div>
        </Form>
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
      // An empty field is not a number: the call reports it as missing.
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
