import { type ChangeEvent, useState } from "react";
import { AccountCard } from "../account/account-card.tsx";
import { TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";

type ShopImagesProps = {
  logo: string | null;
  banner: string | null;
  isReadOnly: boolean;
  onChange: (kind: "logo" | "banner", file: File) => Promise<void>;
};

/** Logo and banner, as the shop's page shows them. */
export function ShopImages({ logo, banner, isReadOnly, onChange }: ShopImagesProps) {
  const { t } = usePage();
  const [pending, setPending] = useState<"logo" | "banner" | null>(null);

  async function change(kind: "logo" | "banner", event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const field = event.currentTarget;
    const file = field.files?.[0];
    if (!file) return;
    setPending(kind);
    await onChange(kind, file);
    setPending(null);
    // Choosing the same file again must also trigger a change.
    field.value = "";
  }

  return (
    <AccountCard title={t("Pictures")} text={t("JPEG, PNG, WebP, AVIF or a still GIF, up to 5 MB.")}>
      <div className="grid gap-5">
        <Picture file={banner} alt="" sizes="40rem" width={1280} height={320} className="h-32 w-full rounded-card" />
        <Picture file={logo} alt="" sizes="6rem" className="size-24 rounded-full" />
        {!isReadOnly && (
          <div className="grid gap-4 sm:grid-cols-2">
            {(["logo", "banner"] as const).map((kind) => (
              <TextField
                key={kind}
                type="file"
                accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
                label={kind === "logo" ? t("Change logo") : t("Change banner")}
                className="[&_input]:py-2"
                disabled={pending !== null}
                onChange={(event) => void change(kind, event)}
              />
            ))}
          </div>
        )}
      </div>
    </AccountCard>
  );
}
