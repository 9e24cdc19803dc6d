const TONES = {
  calm: "bg-line text-ink",
  good: "bg-success-soft text-success",
  open: "bg-warning-soft text-warning",
  bad: "bg-danger-soft text-danger",
} as const;

export type ChipTone = keyof typeof TONES;

/** A status label. */
export function Chip({ tone, children }: { tone: ChipTone; children: string }) {
  return (
    <span className={`inline-flex items-center rounded-full px-2.5 py-0.5 text-sm font-medium ${TONES[tone]}`}>
      {children}
    </span>
  );
}
