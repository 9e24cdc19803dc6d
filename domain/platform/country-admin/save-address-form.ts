import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { COUNTRIES_TAG } from "#domain/platform/country/country.ts";
import { type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import { addressFormOf, type AddressForm } from "#shared/address-form.ts";
import type { InvalidFields, Failure } from "#shared/failures.ts";
import { maskOf, readPostalMask } from "#shared/postal-mask.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { isStale } from "../../record-version.ts";
import type { AddressFormInput } from "./address-form.input.ts";
import {
  deleteAddressForm,
  findAllCountryRows,
  lockAddressForm,
  writeAddressForm,
} from "./country-admin.repository.ts";

type Saved = Promise<Result<null, StaffFailure | Failure<"not_found" | "changed_meanwhile"> | InvalidFields>>;

/** Sets which parts an address of a country has; existing addresses stay unchanged. */
export function saveAddressForm(ctx: Context, input: AddressFormInput): Saved {
  const form: AddressForm = {
    parts: input.parts,
    stateKind: input.state_kind,
    postalCodeKind: input.postal_code_kind,
    isPostalCodeRequired: input.is_postal_code_required && input.parts.includes("postal_code"),
    postalCodePattern: patternOf(input),
    postalCodeExample: input.postal_code_example,
    postalCodeMask: input.postal_code_mask,
  };
  return write(ctx, input.country_code, form, input.version);
}

/** The built-in pattern is more precise than a mask, so it stays until the mask is changed. */
function patternOf({ country_code: countryCode, postal_code_mask: mask }: AddressFormInput): string | null {
  const { postalCodeExample, postalCodePattern } = addressFormOf(countryCode);
  if (mask === maskOf(postalCodeExample)) return postalCodePattern;
  return mask === "" ? null : readPostalMask(mask);
}

/** Resets to the built-in form. */
export function resetAddressForm(ctx: Context, countryCode: string): Saved {
  return write(ctx, countryCode, null);
}

function write(ctx: Context, countryCode: string, form: AddressForm | null, version?: string): Saved {
  return withStaffTransaction(ctx, "settings.manage", async (inside): Saved => {
    if (!(await findAllCountryRows(inside)).some(({ code }) => code === countryCode))
      return failure({ code: "not_found" });
    const pattern = form?.postalCodePattern ?? null;
    if (
      pattern !== null &&
      form!.postalCodeExample !== "" &&
      !new RegExp(`^(?:${pattern})$`).test(form!.postalCodeExample)
    )
      return failure({
        code: "invalid",
        errors: { postal_code_example: [ctx.t("The example doesn't match the format.")] },
      });
    const before = (await lockAddressForm(inside, countryCode)) ?? addressFormOf(countryCode);
    if (isStale(version, recordOfAddressForm(before))) return failure({ code: "changed_meanwhile" });
    if (form) await writeAddressForm(inside, countryCode, form);
    else await deleteAddressForm(inside, countryCode);
    await logAudit(inside, {
      action: "country.address_form",
      subject: { kind: "country", id: countryCode },
      details: { before: describe(before), after: describe(form ?? addressFormOf(countryCode)) },
    });
    await inside.cache.purge([COUNTRIES_TAG]);
    return success(null);
  });
}

/** What the version of an address form is of. */
export function recordOfAddressForm(form: AddressForm): string[] {
  return [...describe(form), form.postalCodeMask ?? ""];
}

/** For the audit log. */
function describe(form: AddressForm): string[] {
  return [
    form.parts.join(" "),
    form.stateKind,
    form.postalCodeKind,
    form.isPostalCodeRequired ? "postal_code!" : "",
    form.postalCodePattern ?? "",
    form.postalCodeExample,
  ].filter(Boolean);
}
