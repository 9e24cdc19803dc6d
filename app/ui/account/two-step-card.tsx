import { useState } from "react";
import type { FieldErrors } from "../form/read-form.ts";
import { Button } from "../parts/button.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import { AccountCard } from "./account-card.tsx";
import { CodeForm } from "./code-form.tsx";
import { PasswordPrompt } from "./password-prompt.tsx";

/** The data for setting up an authenticator app. */
export type TwoStepSetup = { secret: string; address: string; qr: { size: number; path: string } };

type TwoStepCardProps = {
  isOn: boolean;
  recoveryCodesLeft: number;
  setup: TwoStepSetup | null;
  /** Shown once, right after they were created. */
  recoveryCodes: readonly string[] | null;
  isPending: boolean;
  onBegin: () => void;
  onTurnOn: (code: string) => Promise<FieldErrors | null>;
  onTurnOff: (password: string) => Promise<FieldErrors | null>;
  onRenewCodes: (password: string) => Promise<FieldErrors | null>;
};

/** Two-step sign-in with an authenticator app: turn it on, manage it, turn it off. */
export function TwoStepCard(props: TwoStepCardProps) {
  const { isOn, recoveryCodesLeft, setup, recoveryCodes, isPending } = props;
  const { t } = usePage();
  const [dialog, setDialog] = useState<"off" | "codes" | null>(null);

  async function confirm(password: string): Promise<FieldErrors | null> {
    const errors = await (dialog === "off" ? props.onTurnOff(password) : props.onRenewCodes(password));
    if (errors === null) setDialog(null);
    return errors;
  }

  return (
    <AccountCard
      title={t("Two-step sign-in")}
      text={t(
        "After your password, you enter a code from an app on your phone. A stolen password alone won't let anyone in.",
      )}
    >
      {recoveryCodes && <RecoveryCodes codes={recoveryCodes} />}
      {isOn && (
        <p className="mb-4 text-sm">
          {t("Two-step sign-in is on.")} {t("{count} recovery codes left", { count: recoveryCodesLeft })}
        </p>
      )}
      {isOn && dialog && (
        <PasswordPrompt
          key={dialog}
          label={dialog === "off" ? t("Turn off") : t("Get new recovery codes")}
          onPassword={confirm}
          onCancel={() => setDialog(null)}
        />
      )}
      {isOn && !dialog && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" data-action="" onClick={() => setDialog("codes")}>
            {t("Get new recovery codes")}
          </Button>
          <Button variant="quiet" data-action="" onClick={() => setDialog("off")}>
            {t("Turn off two-step sign-in")}
          </Button>
        </div>
      )}
      {!isOn && !setup && (
        <Button variant="secondary" data-action="" isPending={isPending} onClick={props.onBegin}>
          {t("Set up two-step sign-in")}
        </Button>
      )}
      {!isOn && setup && <Setup setup={setup} onTurnOn={props.onTurnOn} />}
    </AccountCard>
  );
}

type SetupProps = Pick<TwoStepCardProps, "onTurnOn"> & { setup: TwoStepSetup };

function Setup({ setup: { secret, address, qr }, onTurnOn }: SetupProps) {
  const { t } = usePage();
  return (
    <div className="grid gap-5 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <svg
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={t("QR code for your authenticator app")}
        shapeRendering="crispEdges"
        className="size-44 rounded-field"
      >
        <rect width={qr.size} height={qr.size} fill="#fff" />
        <path d={qr.path} fill="#000" />
      </svg>
      <div className="min-w-0 space-y-4">
        <p className="text-sm">
          {t("Scan the QR code with an authenticator app, or enter this key:")}{" "}
          <bdi dir="ltr" className="font-mono break-all">
            {secret.match(/.{1,4}/g)?.join(" ")}
          </bdi>
        </p>
        <p className="text-sm">
          <a href={address} className="font-semibold text-primary-text underline">
            {t("Open authenticator app on this device")}
          </a>
        </p>
        <CodeForm label={t("Turn on")} onCode={onTurnOn} />
      </div>
    </div>
  );
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = usePage();
  return (
    <div className="mb-4">
      <Notice kind="success" title={t("Keep these recovery codes in a safe place")}>
        <p>{t("Each code signs you in once if you don't have your phone. We show them only now.")}</p>
        <ul className="mt-3 grid grid-cols-2 gap-x-6 gap-y-1 font-mono" dir="ltr">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
