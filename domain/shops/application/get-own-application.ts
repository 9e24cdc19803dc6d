import type { Context } from "../../context.ts";
import type { ApplicationView } from "./application.ts";
import { type ApplicationRow, getLatestRow } from "./application.repository.ts";

/** The visitor's latest application; null if there is none. */
export async function getOwnApplication(ctx: Context): Promise<ApplicationView | null> {
  const { customerId } = ctx.visitor;
  const row = customerId === null ? null : await getLatestRow(ctx, customerId);
  return row && presentApplication(row);
}

/** Without the account number and data only for the operator. */
export function presentApplication({
  id,
  type,
  status,
  shopName,
  offer,
  legalName,
  birthDate,
  phone,
  line1,
  line2,
  city,
  state,
  postalCode,
  countryCode,
  registrationNumber,
  taxNumber,
  bankEnding,
  isBankConfirmed,
  termsAcceptedAt,
  question,
  answer,
  rejection,
  submittedAt,
  documents,
}: ApplicationRow): ApplicationView {
  const person = { shopName, offer, legalName, birthDate, phone, registrationNumber, taxNumber };
  const address = { line1, line2, city, state, postalCode, countryCode };
  const progress = { id, type, status, bankEnding, isBankConfirmed, termsAcceptedAt, submittedAt };
  return { ...person, ...address, ...progress, question, answer, rejection, documents };
}
