import type { ComponentType } from "react";
import type { RichTextProps } from "../page-admin/rich-text.tsx";
import { WrittenText } from "../parts/written-text.tsx";

export type RichTextField = ComponentType<RichTextProps>;

type DescriptionFieldProps = {
  richText: RichTextField;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (html: string) => void;
};

const NOTHING = "<p></p>";

/** For someone who may only look at it. */
export function ShownDescription({ value }: RichTextProps) {
  return <WrittenText html={value} className="rounded-field border border-line bg-sunken px-4 py-3" />;
}

/** The long description: headings, lists, emphasis and links, as shoppers see them. */
export function DescriptionField({ richText: RichText, label, value, error, onChange }: DescriptionFieldProps) {
  return (
    <div className="min-w-0">
      <p className="mb-1 text-sm font-medium">{label}</p>
      <RichText label={label} value={value} onChange={(html) => onChange(html === NOTHING ? "" : html)} />
      {error && <p className="mt-1 text-sm text-danger">{error}</p>}
    </div>
  );
}
