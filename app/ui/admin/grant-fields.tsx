import { useState } from "react";
import { allows, EVERYTHING, PERMISSIONS } from "#shared/permission.ts";
import { grantName, grantText } from "#shared/permission-labels.ts";
import { CheckField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

type GrantFieldsProps = {
  /** The permissions of the granting user: no one can grant what they may not do themselves. */
  own: readonly string[];
  granted: readonly string[];
  error?: string | undefined;
};

/** A checkbox for each permission, with a description. */
export function GrantFields({ own, granted, error }: GrantFieldsProps) {
  const { t } = usePage();
  const [isEverything, setEverything] = useState(granted.includes(EVERYTHING));
  const mayGive = (grant: string) =>
    grant === EVERYTHING ? own.includes(EVERYTHING) : PERMISSIONS.some((each) => each === grant && allows(own, each));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-sm font-medium">{t("Permissions")}</legend>
      {[EVERYTHING, ...PERMISSIONS].map((grant) => (
        <CheckField
          key={grant}
          name="permissions"
          value={grant}
          defaultChecked={granted.includes(grant)}
          disabled={!mayGive(grant) || (isEverything && grant !== EVERYTHING)}
          onChange={(event) => {
            if (grant === EVERYTHING) setEverything(event.currentTarget.checked);
          }}
          label={
            <>
              <span className="block font-medium">{grantName(grant, t)}</span>
              <span className="block text-sm text-muted">{grantText(grant, t)}</span>
            </>
          }
        />
      ))}
      {error && (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
