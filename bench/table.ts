import type { Figure } from "./figure.ts";

/** The figures as a Markdown table. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.part,
    figure.name,
    `${short(figure.value)} ${figure.unit}`.trim(),
    figure.lowest === figure.highest ? "" : `${short(figure.lowest)} – ${short(figure.highest)}`,
    figure.ratio === null ? "" : `${Math.round(figure.ratio * 100)} %`,
    figure.p99 === null ? "" : `${short(figure.p99)} ms`,
    figure.goal,
    figure.isMet === null || figure.goal === "" ? "" : figure.isMet ? "met" : "not met",
  ]);
  const head = ["part", "what", "median", "from – to", "of bare", "p99", "goal", ""];
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function short(value: number): string {
  if (value >= 100) return String(Math.round(value));
  return String(Math.round(value * 100) / 100);
}
