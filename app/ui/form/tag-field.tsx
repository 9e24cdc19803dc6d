import { type KeyboardEvent, useId, useState } from "react";
import { IconButton } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { splitTags } from "./split-tags.ts";

const MAX_LENGTH = 40;

type TagFieldProps = {
  label: string;
  hint: string;
  max: number;
  tags: readonly string[];
  /** Tags that others have. */
  known: readonly string[];
  error?: string | undefined;
  onChange: (tags: string[]) => void;
};

/** Tags, one by one: Enter or a comma adds what was typed. */
export function TagField({ label, hint, max, tags, known, error, onChange }: TagFieldProps) {
  const { t } = usePage();
  const list = useId();
  const [typed, setTyped] = useState("");

  function add(text: string): void {
    const added = splitTags(text).map((tag) => tag.slice(0, MAX_LENGTH));
    setTyped("");
    if (added.length > 0) onChange([...new Set([...tags, ...added])].slice(0, max));
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === "Enter") {
      event.preventDefault();
      add(typed);
    } else if (event.key === "Backspace" && typed === "" && tags.length > 0) onChange(tags.slice(0, -1));
  }

  return (
    <div>
      <TextField
        name="tags"
        label={label}
        required={false}
        dir="auto"
        list={list}
        autoComplete="off"
        maxLength={500}
        value={typed}
        error={error}
        hint={hint}
        onKeyDown={press}
        onBlur={() => add(typed)}
        onChange={({ currentTarget: { value } }) => (/[,،]/.test(value) ? add(value) : setTyped(value))}
      />
      <datalist id={list}>
        {known
          .filter((tag) => !tags.includes(tag))
          .map((tag) => (
            <option key={tag}>{tag}</option>
          ))}
      </datalist>
      {tags.length > 0 && (
        <ul aria-label={label} className="mt-2 flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag} className="flex min-w-0 items-center rounded-full bg-sunken ps-3 text-sm">
              <bdi className="max-w-48 truncate">{tag}</bdi>
              <IconButton
                label={t("Remove {name}", { name: tag })}
                className="size-8"
                onClick={() => onChange(tags.filter((each) => each !== tag))}
              >
                <Icon name="x" className="size-3.5" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
