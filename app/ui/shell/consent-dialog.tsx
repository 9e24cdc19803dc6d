import { useState } from "react";
import type { ConsentPurpose } from "#shared/consent.ts";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { CheckField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

type ConsentDialogProps = {
  /** The optional purposes of this shop. */
  purposes: readonly ConsentPurpose[];
  accepted: readonly ConsentPurpose[];
  isPending: boolean;
  /** All purposes that are accepted; the others are declined. */
  onSave: (accepted: readonly ConsentPurpose[]) => void;
  onClose: () => void;
};

/** What is loaded for which purpose. Nothing optional is checked in advance. */
export function ConsentDialog({ purposes, accepted, isPending, onSave, onClose }: ConsentDialogProps) {
  const { t } = usePage();
  const [chosen, setChosen] = useState<readonly ConsentPurpose[]>(accepted);
  const words = usePurposeWords();
  return (
    <Dialog
      isOpen
      title={t("Cookie settings")}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" isPending={isPending} onClick={() => onSave([])}>
            {t("Only necessary")}
          </Button>
          <Button isPending={isPending} onClick={() => onSave(chosen)}>
            {t("Save my choice")}
          </Button>
        </div>
      }
    >
      <div className="grid gap-5 p-5">
        <p className="text-sm text-muted">
          {t("You decide what this shop may store or load beyond what it needs. You can change this at any time.")}
        </p>
        <CheckField
          checked
          disabled
          readOnly
          label={
            <Purpose
              name={t("Necessary")}
              text={t("Keeps your cart, your sign-in and your account secure. The shop can't work without it.")}
            />
          }
        />
        {purposes.map((purpose) => (
          <CheckField
            key={purpose}
            name={purpose}
            checked={chosen.includes(purpose)}
            onChange={({ target }) =>
              setChosen((known) => [...known.filter((each) => each !== purpose), ...(target.checked ? [purpose] : [])])
            }
            label={<Purpose {...words[purpose]} />}
          />
        ))}
      </div>
    </Dialog>
  );
}

function Purpose({ name, text }: { name: string; text: string }) {
  return (
    <>
      <span className="block font-medium">{name}</span>
      <span className="block text-sm text-muted">{text}</span>
    </>
  );
}

function usePurposeWords(): Record<ConsentPurpose, { name: string; text: string }> {
  const { t } = usePage();
  return {
    preferences: {
      name: t("Preferences"),
      text: t("Remembers your recent searches and display choices in this browser."),
    },
    media: {
      name: t("Videos from YouTube and Vimeo"),
      text: t("Loads these companies' players where a shop uses them. They see your IP address and may set cookies."),
    },
    statistics: {
      name: t("Statistics"),
      text: t("Counts visits so that we can improve the shop."),
    },
  };
}
