import { useEffect, useRef, useState } from "react";
import { SelectField } from "../parts/field.tsx";
import { Options } from "../parts/options.tsx";
import { usePage } from "../parts/page.tsx";

type MailPreviewProps = {
  kinds: readonly { template: string; subject: string }[];
  languages: readonly { code: string; name: string }[];
  shopEmail: string;
  /** The saved settings. */
  sender: string;
  replyTo: string;
  footer: string;
  logo: string;
};

type Typed = Pick<MailPreviewProps, "sender" | "replyTo" | "footer">;

const PAUSE_MILLISECONDS = 600;
const FIRST = "order-placed";

/** Any mail of the shop, in each language, with the form's unsaved values. */
export function MailPreview({ kinds, languages, shopEmail, logo, ...saved }: MailPreviewProps) {
  const { t, language, appPath, shopName } = usePage();
  const box = useRef<HTMLDivElement>(null);
  const [template, setTemplate] = useState(FIRST);
  const [code, setCode] = useState(language.code);
  const [typed, setTyped] = useState<Typed>(saved);

  useEffect(() => {
    const form = box.current?.closest("form");
    if (!form) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => setTyped(readTyped(form)), PAUSE_MILLISECONDS);
    };
    form.addEventListener("input", read);
    return () => {
      clearTimeout(waiting);
      form.removeEventListener("input", read);
    };
  }, []);

  // `logo` only makes the frame load again: the call reads the saved one.
  const query = new URLSearchParams({ language: code, footer: typed.footer, v: logo });
  return (
    <div ref={box} className="grid gap-4">
      <h2 className="text-lg">{t("Preview")}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label={t("Email")} value={template} onChange={(event) => setTemplate(event.target.value)}>
          {kinds.map((kind) => (
            <option key={kind.template} value={kind.template}>
              {kind.subject}
            </option>
          ))}
        </SelectField>
        <SelectField label={t("Language")} value={code} onChange={(event) => setCode(event.target.value)}>
          <Options of={languages} />
        </SelectField>
      </div>
      <p className="text-sm text-muted">
        {t("Sender")}: <bdi>{typed.sender || shopName}</bdi>
        {" · "}
        {t("Reply address")}: <bdi dir="ltr">{typed.replyTo || shopEmail}</bdi>
      </p>
      <iframe
        title={t("Preview of the email")}
        sandbox=""
        loading="lazy"
        src={`${appPath}admin/mail-previews/${template}.html?${query}`}
        className="h-160 w-full rounded-card border border-line bg-white"
      />
    </div>
  );
}

function readTyped(form: HTMLFormElement): Typed {
  const data = new FormData(form);
  const valueOf = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  return { sender: valueOf("mail_sender_name"), replyTo: valueOf("mail_reply_to"), footer: valueOf("mail_footer") };
}
