import { useState } from "react";
import { Form } from "react-router";
import { Button } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

type LinkBuilderProps = { page: string; link: string; qrCode: { size: number; path: string } };

/** Builds the affiliate's link to any page of the shop, with its QR code. */
export function LinkBuilder({ page, link, qrCode }: LinkBuilderProps) {
  const { t } = usePage();
  return (
    <section aria-labelledby="link-builder" className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <h2 id="link-builder" className="text-xl">
        {t("Your link")}
      </h2>
      <div className="mt-3 grid gap-5 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <p dir="ltr" className="rounded-field bg-sunken px-3 py-2 text-sm wrap-anywhere">
            {link}
          </p>
          <div className="mt-3">
            <CopyButton text={link} />
          </div>
          <Form className="mt-5 flex flex-wrap items-end gap-3">
            <TextField
              key={page}
              name="page"
              dir="ltr"
              maxLength={500}
              defaultValue={page}
              label={t("Page of the shop")}
              hint={t("Paste the address of any page.")}
              className="min-w-0 flex-1 basis-56"
            />
            <Button type="submit" variant="secondary">
              {t("Create link")}
            </Button>
          </Form>
        </div>
        <svg
          role="img"
          aria-label={t("QR code of your link")}
          viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
          className="size-40 rounded-field bg-white text-black"
        >
          <path d={qrCode.path} fill="currentColor" />
        </svg>
      </div>
    </section>
  );
}

/** Copies a link, and confirms it. */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const { t } = usePage();
  const [isCopied, setCopied] = useState(false);
  return (
    <Button
      size="small"
      variant="secondary"
      data-action=""
      aria-label={label}
      onClick={() =>
        void navigator.clipboard.writeText(text).then(
          () => setCopied(true),
          () => setCopied(false),
        )
      }
    >
      <span aria-live="polite">{isCopied ? t("Copied") : t("Copy link")}</span>
    </Button>
  );
}
