import { useState } from "react";
import type { MailBlock, MailPart } from "#domain/platform/mail/mail.ts";
import type { Translate } from "#shared/translate.ts";
import type { FieldErrors } from "../form/read-form.ts";
import { SortableList } from "../home-admin/sortable-list.tsx";
import { Button } from "../parts/button.tsx";
import { SelectField, TextArea, TextField } from "../parts/field.tsx";
import { LinkField } from "../parts/link-field.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";

type MailBlockEditorProps = {
  blocks: readonly MailBlock[];
  /** The parts that this mail has, and the words in braces that it fills in. */
  parts: readonly MailPart[];
  words: readonly string[];
  direction: "ltr" | "rtl";
  onChange: (blocks: MailBlock[]) => void;
  /** Returns the validation errors; null on success. */
  onSave: (blocks: MailBlock[]) => Promise<FieldErrors | null>;
};

type Kind = MailBlock["kind"];
type Typed = { key: string; block: MailBlock };

const NAMES: Record<Kind, (t: Translate) => string> = {
  heading: (t) => t("Heading"),
  paragraph: (t) => t("Paragraph"),
  button: (t) => t("Button"),
  divider: (t) => t("Divider"),
  texts: (t) => t("Default sentences"),
  details: (t) => t("Details: items, amounts, addresses"),
  action: (t) => t("The email's own button"),
  notes: (t) => t("Side notes"),
};

const OWN_KINDS = ["heading", "paragraph", "button", "divider"] as const;

/** What a mail consists of: its own parts, and headings, paragraphs, buttons and dividers of the operator. */
export function MailBlockEditor({ blocks, parts, words, direction, onChange, onSave }: MailBlockEditorProps) {
  const { t } = usePage();
  const [typed, setTyped] = useState<Typed[]>(blocks.map((block, index) => ({ key: String(index), block })));
  const [kind, setKind] = useState<Kind>("paragraph");
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isPending, setPending] = useState(false);
  const kinds = [...OWN_KINDS, ...parts.filter((part) => !typed.some(({ block }) => block.kind === part))];

  function change(next: Typed[]): void {
    setTyped(next);
    onChange(next.map(({ block }) => block));
  }

  async function save(): Promise<void> {
    setPending(true);
    const wrong = await onSave(typed.map(({ block }) => block));
    setPending(false);
    setErrors(wrong ?? {});
  }

  return (
    <div className="grid gap-4">
      {(errors.blocks ?? errors.form) && <Notice kind="error">{errors.blocks ?? errors.form}</Notice>}
      <SortableList
        label={t("Blocks of the email")}
        items={typed}
        keyOf={({ key }) => key}
        nameOf={({ block }) => NAMES[block.kind](t)}
        onChange={change}
      >
        {({ key, block }, index) => (
          <BlockFields
            block={block}
            direction={direction}
            errorOf={(name) => errors[`blocks.${index}.${name}`]}
            onChange={(next) => change(typed.map((each) => (each.key === key ? { key, block: next } : each)))}
          />
        )}
      </SortableList>
      {words.length > 0 && (
        <p className="text-sm text-muted">
          {t("Placeholders: {words}. A block is hidden if one of its placeholders is empty.", {
            words: words.map((word) => `{${word}}`).join(" "),
          })}
        </p>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={t("New block")}
          value={kind}
          className="min-w-56 flex-1"
          onChange={(event) => setKind(kinds.find((each) => each === event.target.value) ?? "paragraph")}
        >
          {kinds.map((each) => (
            <option key={each} value={each}>
              {NAMES[each](t)}
            </option>
          ))}
        </SelectField>
        <Button
          variant="secondary"
          onClick={() => {
            change([
              ...typed,
              { key: `new-${Date.now()}`, block: newBlock(kinds.includes(kind) ? kind : "paragraph") },
            ]);
          }}
        >
          {t("Add block")}
        </Button>
        <Button isPending={isPending} onClick={() => void save()}>
          {t("Save blocks")}
        </Button>
      </div>
    </div>
  );
}

function newBlock(kind: Kind): MailBlock {
  switch (kind) {
    case "heading":
    case "paragraph":
      return { kind, text: "" };
    case "button":
      return { kind, text: "", address: "/products" };
    default:
      return { kind };
  }
}

type BlockFieldsProps = {
  block: MailBlock;
  direction: "ltr" | "rtl";
  errorOf: (name: string) => string | undefined;
  onChange: (block: MailBlock) => void;
};

function BlockFields({ block, direction, errorOf, onChange }: BlockFieldsProps) {
  const { t } = usePage();
  const name = NAMES[block.kind](t);
  if (block.kind === "paragraph")
    return (
      <TextArea
        label={name}
        value={block.text}
        dir={direction}
        maxLength={2_000}
        error={errorOf("text")}
        onChange={(event) => onChange({ ...block, text: event.target.value })}
      />
    );
  if (block.kind !== "heading" && block.kind !== "button") return <p className="py-2 font-medium">{name}</p>;
  return (
    <div className="grid gap-3">
      <TextField
        label={name}
        value={block.text}
        dir={direction}
        maxLength={block.kind === "button" ? 60 : 200}
        error={errorOf("text")}
        onChange={(event) => onChange({ ...block, text: event.target.value })}
      />
      {block.kind === "button" && (
        <LinkField
          label={t("Link address")}
          value={block.address}
          error={errorOf("address")}
          search={undefined}
          onChange={(address) => onChange({ ...block, address })}
        />
      )}
    </div>
  );
}
