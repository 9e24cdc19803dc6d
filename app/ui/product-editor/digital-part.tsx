import { type FormEvent, useState } from "react";
import type { OfferedFile } from "#domain/fulfilment/digital/offered-file.ts";
import type { FreeKeys } from "#domain/fulfilment/digital/find-shop-files.ts";
import { AccountCard } from "../account/account-card.tsx";
import { formatSize } from "../download/format-size.ts";
import { textOf } from "../form/read-form.ts";
import { Button, IconButton } from "../parts/button.tsx";
import { SelectField, TextArea, TextField } from "../parts/field.tsx";
import { Icon } from "../parts/icon.tsx";
import { Options } from "../parts/options.tsx";
import { usePage } from "../parts/page.tsx";

type DigitalPartProps = {
  files: readonly OfferedFile[];
  freeKeys: readonly FreeKeys[];
  variants: readonly { id: number; name: string }[];
  /** Null for those who may only read. Each returns what was wrong; null on success. */
  calls: {
    offerFile: (form: FormData) => Promise<string | null>;
    removeFile: (fileId: number) => Promise<string | null>;
    addKeys: (variantId: number, keys: string[]) => Promise<string | null>;
  } | null;
};

type Failed = { of: "file" | "keys"; sentence: string } | null;

/** What buyers of a digital product get: files to download, and a license key for each unit. */
export function DigitalPart({ files, freeKeys, variants, calls }: DigitalPartProps) {
  const { t } = usePage();
  const [failed, setFailed] = useState<Failed>(null);
  const [pending, setPending] = useState<"file" | "keys" | null>(null);

  async function send(event: FormEvent<HTMLFormElement>, of: "file" | "keys", run: () => Promise<string | null>) {
    event.preventDefault();
    const form = event.currentTarget;
    setPending(of);
    const sentence = await run();
    setPending(null);
    setFailed(sentence === null ? null : { of, sentence });
    if (sentence === null) form.reset();
  }

  function addKeys(form: HTMLFormElement): Promise<string | null> {
    const data = new FormData(form);
    const keys = textOf(data, "keys")
      .split("\n")
      .map((key) => key.trim());
    return calls!.addKeys(Number(textOf(data, "variant_id")) || (variants[0]?.id ?? 0), keys.filter(Boolean));
  }

  const variantField = (name: string, isForAll: boolean) =>
    variants.length > 1 && (
      <SelectField name={name} label={t("Variant")} required={!isForAll}>
        {isForAll && <option value="">{t("All variants")}</option>}
        <Options of={variants} />
      </SelectField>
    );
  const errorOf = (of: "file" | "keys") => (failed?.of === of ? failed.sentence : undefined);

  return (
    <AccountCard
      title={t("Files and license keys")}
      text={t(
        "Buyers get them once they have paid. A new file of the same name replaces the old one, for earlier buyers too.",
      )}
    >
      <FileList files={files} variants={variants} onRemove={calls?.removeFile ?? null} />
      {freeKeys.length > 0 && (
        <ul aria-label={t("License keys that are left")} className="mt-3 text-sm text-muted">
          {freeKeys.map(({ variantId, count }) => (
            <li key={variantId}>
              {[variants.find(({ id }) => id === variantId)?.name, t("License keys left: {count}", { count })]
                .filter(Boolean)
                .join(" · ")}
            </li>
          ))}
        </ul>
      )}
      {calls && (
        <div className="mt-5 grid items-start gap-6 lg:grid-cols-2">
          <form
            className="grid gap-4"
            onSubmit={(event) => {
              const data = new FormData(event.currentTarget);
              // An empty choice means none.
              if (textOf(data, "variant_id") === "") data.delete("variant_id");
              void send(event, "file", () => calls.offerFile(data));
            }}
          >
            <TextField
              name="file"
              type="file"
              label={t("File")}
              required
              className="[&_input]:py-2"
              hint={t("Up to 25 MB.")}
              error={errorOf("file")}
            />
            <TextField name="version" label={t("Version")} required maxLength={20} dir="ltr" defaultValue="1.0" />
            {variantField("variant_id", true)}
            <Button
              type="submit"
              variant="secondary"
              data-action=""
              className="justify-self-start"
              isPending={pending === "file"}
            >
              {t("Upload file")}
            </Button>
          </form>
          <form
            className="grid gap-4"
            onSubmit={(event) => {
              const form = event.currentTarget;
              void send(event, "keys", () => addKeys(form));
            }}
          >
            <TextArea
              name="keys"
              label={t("License keys")}
              required
              rows={5}
              dir="ltr"
              hint={t("One per line. Each is one unit in stock and goes to one buyer.")}
              error={errorOf("keys")}
            />
            {variantField("variant_id", false)}
            <Button
              type="submit"
              variant="secondary"
              data-action=""
              className="justify-self-start"
              isPending={pending === "keys"}
            >
              {t("Add keys")}
            </Button>
          </form>
        </div>
      )}
    </AccountCard>
  );
}

type FileListProps = Pick<DigitalPartProps, "files" | "variants"> & {
  onRemove: ((fileId: number) => Promise<string | null>) | null;
};

function FileList({ files, variants, onRemove }: FileListProps) {
  const page = usePage();
  const { t } = page;
  const [error, setError] = useState<string | null>(null);
  if (files.length === 0) return <p className="text-muted">{t("No files yet")}</p>;
  return (
    <>
      <ul aria-label={t("Files")} className="divide-y divide-line">
        {files.map(({ id, name, version, variantId, sizeBytes }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <span className="min-w-0">
              <bdi className="font-medium wrap-anywhere">{name}</bdi>
              <span className="block text-sm text-muted">
                {[
                  t("Version {version}", { version }),
                  formatSize(page, sizeBytes),
                  variants.find((variant) => variant.id === variantId)?.name,
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </span>
            {onRemove && (
              <IconButton
                label={t("Remove {name}", { name })}
                className="size-9"
                data-action=""
                onClick={() => void onRemove(id).then(setError)}
              >
                <Icon name="trash-2" className="size-4.5" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {error !== null && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {error}
        </p>
      )}
    </>
  );
}
