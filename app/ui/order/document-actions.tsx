import type { ReactNode } from "react";
import { Button, buttonClass } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";

type DocumentActionsProps = {
  /** The path of the call that returns the PDF, below the base path. */
  path: string;
  secretKey: string | null;
  /** Before the others. */
  children?: ReactNode;
};

/** Actions of a document: download as PDF, print. */
export function DocumentActions({ path, secretKey, children }: DocumentActionsProps) {
  const { t, appPath } = usePage();
  const withKey = secretKey ? `?key=${encodeURIComponent(secretKey)}` : "";
  return (
    <div className="flex flex-wrap gap-3">
      {children}
      <a href={`${appPath}${path}${withKey}`} className={buttonClass("secondary")} download>
        <Icon name="download" className="size-4.5" /> {t("Download PDF")}
      </a>
      <Button variant="secondary" onClick={() => window.print()}>
        <Icon name="printer" className="size-4.5" /> {t("Print")}
      </Button>
    </div>
  );
}
