// Loaded into a server before anything else: its clock is CLOCK_BEHIND_MS milliseconds behind.
const behind = Number(process.env.CLOCK_BEHIND_MS ?? 0);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...values: unknown[]) {
    if (values.length === 0) super(RealDate.now() - behind);
    else super(...(values as [string | number]));
  }

  static override now(): number {
    return RealDate.now() - behind;
  }
} as DateConstructor;
