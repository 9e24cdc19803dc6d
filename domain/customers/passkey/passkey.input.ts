import * as z from "zod";
import { lineInput } from "../../text.input.ts";

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

export type AddPasskeyInput = z.infer<typeof addPasskeyInput>;
export type PasskeySignInInput = z.infer<typeof passkeySignInInput>;
