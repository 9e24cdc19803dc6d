import * as z from "zod";
import { emailInput, lineInput, phoneInput } from "../../text.input.ts";
import { knownPasswordInput } from "./customer.input.ts";

/** An e-mail address, or a verified phone number. */
const loginInput = z
  .string()
  .trim()
  .min(1)
  .max(254)
  .toLowerCase()
  .refine(
    (typed) => (typed.includes("@") ? emailInput.safeParse(typed).success : phoneInput.safeParse(typed).success),
    "Enter a valid email address.",
  );

export const signInInput = z.object({
  /** Or a verified phone number. */
  email: loginInput,
  password: knownPasswordInput,
  /** For 30 days from each visit; otherwise 24 hours, and until the browser is closed. */
  stay_signed_in: z.boolean().optional(),
});

/** A six-digit code, or a recovery code. */
const typedCodeInput = z.string().trim().min(6).max(20);

export const secondStepInput = z.object({ code: typedCodeInput });
/** Six digits. */
export const digitsInput = z.object({ code: z.string().trim().min(6).max(10) });
export const ownPasswordInput = z.object({ password: knownPasswordInput });

const base64Input = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/);
const passkeyInput = {
  id: base64Input.min(1).max(1_400),
  rawId: base64Input.max(1_400),
  type: z.literal("public-key"),
  clientExtensionResults: z.record(z.string().max(60), z.unknown()),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).optional(),
};

export const addPasskeyInput = z.object({
  response: z.object({
    ...passkeyInput,
    response: z.object({
      clientDataJSON: base64Input,
      attestationObject: base64Input,
      transports: z.array(z.string().max(30)).max(10).optional(),
    }),
  }),
  name: lineInput(60, 0).optional(),
});

export const renamePasskeyInput = z.object({ name: lineInput(60) });

export const passkeySignInInput = z.object({
  response: z.object({
    ...passkeyInput,
    response: z.object({
      clientDataJSON: base64Input,
      authenticatorData: base64Input,
      signature: base64Input,
      userHandle: base64Input.optional(),
    }),
  }),
  stay_signed_in: z.boolean().optional(),
});

export const beginIdentityInput = z.object({
  /** A path of this shop to redirect to afterwards. */
  redirect: z.string().max(2_000).optional(),
  stay_signed_in: z.boolean().optional(),
});

export const identityEmailInput = emailInput;

export type SignInInput = z.infer<typeof signInInput>;
export type AddPasskeyInput = z.infer<typeof addPasskeyInput>;
export type PasskeySignInInput = z.infer<typeof passkeySignInInput>;
