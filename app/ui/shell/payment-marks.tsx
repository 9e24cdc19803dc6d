import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";

/** Logos of the accepted payment methods. */
export function PaymentMarks() {
  const { t } = usePage();
  const marks = [
    { icon: "banknote", name: t("Cash on delivery") },
    { icon: "credit-card", name: t("Online payment") },
  ] as const;
  return (
    <ul className="flex flex-wrap gap-2">
      {marks.map(({ icon, name }) => (
        <li
          key={name}
          className="flex items-center gap-1.5 rounded-md border border-line bg-surface px-2.5 py-1 text-xs font-medium text-ink"
        >
          <Icon name={icon} className="size-4 text-primary-text" />
          {name}
        </li>
      ))}
    </ul>
  );
}
