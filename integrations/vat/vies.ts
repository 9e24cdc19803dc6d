import type { VatRegister } from "#domain/pricing/tax/vat-register.ts";

/** The EU's register of VAT numbers. */
export const VIES_URL = "https://ec.europa.eu/taxation_customs/vies/rest-api/check-vat-number";

const PATIENCE_MILLISECONDS = 5_000;

/** Queries VIES over HTTPS: no redirects, a timeout of a few seconds. */
export function createVies(url = VIES_URL): VatRegister {
  return async ({ prefix, body }) => {
    const response = await fetch(url, {
      method: "POST",
      headers: { Accept: "application/json", "Content-Type": "application/json" },
      body: JSON.stringify({ countryCode: prefix, vatNumber: body }),
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`VIES answered ${response.status}`);
    }
    return readAnswer(await response.json());
  };
}

/** If a member state's register is down, VIES answers `valid: false` with an error code. */
function readAnswer(answer: unknown): { isValid: boolean; reference: string } {
  if (typeof answer !== "object" || answer === null || !("valid" in answer) || typeof answer.valid !== "boolean")
    throw new Error("VIES answered something else");
  const failure = "userError" in answer ? answer.userError : undefined;
  if (!answer.valid && typeof failure === "string" && failure !== "" && failure !== "INVALID")
    throw new Error(`VIES cannot say now: ${failure.slice(0, 80)}`);
  const reference = "requestIdentifier" in answer ? answer.requestIdentifier : "";
  return { isValid: answer.valid, reference: typeof reference === "string" ? reference.slice(0, 60) : "" };
}
