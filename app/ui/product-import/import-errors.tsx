import { usePage } from "../parts/page.tsx";

const MAX_SHOWN = 200;

type ImportErrorsProps = { errors: readonly { line: number; column: string; message: string }[] };

/** What is wrong in a file, by line and column; the first of them. */
export function ImportErrors({ errors }: ImportErrorsProps) {
  const { t } = usePage();
  return (
    <table className="w-full text-start text-sm wrap-anywhere">
      <caption className="sr-only">{t("What is wrong in the file")}</caption>
      <thead>
        <tr className="border-b border-line text-muted">
          <th scope="col" className="py-2 pe-4 text-start font-medium whitespace-nowrap">
            {t("Line")}
          </th>
          <th scope="col" className="py-2 pe-4 text-start font-medium whitespace-nowrap">
            {t("Column")}
          </th>
          <th scope="col" className="py-2 text-start font-medium">
            {t("Problem")}
          </th>
        </tr>
      </thead>
      <tbody>
        {errors.slice(0, MAX_SHOWN).map(({ line, column, message }) => (
          <tr key={`${line} ${column} ${message}`} className="border-b border-line">
            <td className="py-2 pe-4 tabular-nums">{line}</td>
            <td className="py-2 pe-4 break-normal" dir="auto">
              {column}
            </td>
            <td className="py-2">{message}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
