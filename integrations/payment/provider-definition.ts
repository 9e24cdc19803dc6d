import type * as z from "zod";
import type { ConfigurableProvider, PaymentProvider } from "#domain/payment/provider/payment-provider.ts";
import { failure, success, type Result } from "#shared/result.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** What a provider gets from the shop at start. */
export type ProviderHost = {
  isDemo: boolean;
  /** The folder of the shop's data. */
  dataDir: string;
  /** This process's own address with the base path, for webhooks of a provider that runs inside of it. */
  localUrl: string;
  /** A secret of the shop's own for this purpose, the same after each start. */
  secretOf: (purpose: string) => string;
  now: () => Date;
};

/** A provider with valid settings. `open` returns null if it is not offered on this host. */
export type ConfiguredProvider = {
  code: string;
  settings: object;
  open: (host: ProviderHost) => Promise<PaymentProvider | null>;
};

/** A provider as listed in `providers.ts`. */
export type ProviderDefinition = {
  code: string;
  /** Null if it is not configured; fails with one line that names the variable and never repeats its value. */
  configure: (environment: Environment) => Result<ConfiguredProvider | null, string>;
  /** Its variables, and which of them have a value. */
  findKeys: (environment: Environment) => ConfigurableProvider["keys"];
};

/**
 * Describes a provider. `settings`: the schema of its environment variables; it is configured when the required ones
 * are set, and either all or none of them must be.
 */
export function defineProvider<Schema extends z.ZodObject<z.core.$ZodLooseShape>>(definition: {
  code: string;
  settings: Schema;
  open: (settings: z.output<Schema>, host: ProviderHost) => Promise<PaymentProvider | null>;
}): ProviderDefinition {
  const { code, settings: schema, open } = definition;
  const variables = Object.keys(schema.shape);
  const isRequired = (name: string) => !schema.shape[name]?.safeParse(undefined).success;
  return {
    code,
    findKeys: (environment) =>
      variables.map((name) => ({ name, isSet: Boolean(environment[name]), isRequired: isRequired(name) })),
    configure(environment) {
      const values = Object.fromEntries(
        variables.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
      );
      const parsed = schema.safeParse(values);
      const issues = parsed.error?.issues ?? [];
      const missing = issues.find(({ path }) => !(String(path[0]) in values));
      const wrong = issues.find(({ path }) => String(path[0]) in values);
      if (wrong) return failure(`${String(wrong.path[0])} ${wrong.message}.`);
      if (parsed.success) return success({ code, settings: parsed.data, open: (host) => open(parsed.data, host) });
      const present = variables.find((name) => name in values && isRequired(name));
      return present ? failure(`${String(missing?.path[0])} must be set beside ${present}.`) : success(null);
    },
  };
}
