import { findAddressForms } from "#domain/platform/country/address-forms.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { addressFormOf, type AddressForm } from "#shared/address-form.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { versionOf } from "../../record-version.ts";
import { recordOfAddressForm } from "./save-address-form.ts";
import { findAllCountryRows } from "./country-admin.repository.ts";

/** A country with whether the shop sells to it. */
export type AdminCountry = { code: string; name: string; isActive: boolean; isOwn: boolean };

/** The address form of each country that the shop sells to; `isChanged`: it is not the built-in one. */
export type CountryAddressForm = {
  countryCode: string;
  form: AddressForm;
  isChanged: boolean;
  version: string;
};

export async function findCountryAddressForms(ctx: Context): Promise<Result<CountryAddressForm[], StaffFailure>> {
  const refusal = staffFailure(ctx, "settings.manage");
  if (refusal) return failure(refusal);
  const forms = await findAddressForms(ctx);
  const rows = await findAllCountryRows(ctx);
  return success(
    rows
      .filter(({ isActive }) => isActive)
      .map(({ code }) => {
        const form = forms[code] ?? addressFormOf(code);
        return { countryCode: code, form, isChanged: code in forms, version: versionOf(recordOfAddressForm(form)) };
      }),
  );
}

/** All countries, named and sorted in the page's language; the shop's own cannot be switched off. */
export async function findAllCountries(ctx: Context): Promise<Result<AdminCountry[], StaffFailure>> {
  const refusal = staffFailure(ctx, "settings.manage");
  if (refusal) return failure(refusal);
  const language = ctx.visitor.language.code;
  const names = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
  const rows = await findAllCountryRows(ctx);
  return success(
    rows
      .map((row) => ({
        ...row,
        name: names.of(row.code) ?? row.name,
        isOwn: row.code === ctx.settings.defaultCountry,
      }))
      .toSorted((one, other) => one.name.localeCompare(other.name, language)),
  );
}
