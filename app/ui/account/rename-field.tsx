import { type FormEvent, useState } from "react";
import { textOf } from "../form/read-form.ts";
import { Button, IconButton } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";

/** A name that becomes an input field to rename it. */
export function RenameField({
  label,
  name,
  onRename,
}: {
  label: string;
  name: string;
  onRename: (name: string) => void;
}) {
  const { t } = usePage();
  const [isOpen, setOpen] = useState(false);

  function save(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = textOf(new FormData(event.currentTarget), "name");
    setOpen(false);
    if (typed !== "" && typed !== name) onRename(typed);
  }

  if (!isOpen)
    return (
      <p className="flex min-h-9 items-center gap-1 font-medium">
        <bdi className="min-w-0 truncate">{name}</bdi>
        <IconButton label={t("Rename {name}", { name })} className="size-9" onClick={() => setOpen(true)}>
          <Icon name="pencil" className="size-4" />
        </IconButton>
      </p>
    );
  return (
    <form method="post" onSubmit={save} aria-label={label} className="flex items-center gap-2">
      <TextField
        name="name"
        label={label}
        isLabelHidden
        defaultValue={name}
        maxLength={60}
        dir="auto"
        className="flex-1"
      />
      <Button type="submit" size="small">
        {t("Save")}
      </Button>
    </form>
  );
}
