import type { ReactNode } from "react";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";

/** A form for someone who may only look at it: its fields and buttons are disabled, and a notice says why. */
export function ReadOnlyPart({ isReadOnly, children }: { isReadOnly: boolean; children: ReactNode }) {
  const { t } = usePage();
  if (!isReadOnly) return children;
  return (
    <>
      <div className="mb-5">
        <Notice kind="info">{t("Your role lets you view this, but not change it.")}</Notice>
      </div>
      <fieldset disabled className="contents">
        {children}
      </fieldset>
    </>
  );
}
