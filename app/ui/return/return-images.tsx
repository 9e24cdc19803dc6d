import { usePage } from "../parts/page.tsx";

/** The shopper's photos; each opens in full size. Only those who may see the return can load them. */
export function ReturnImages({ pictures }: { pictures: readonly number[] }) {
  const { t, appPath } = usePage();
  if (pictures.length === 0) return null;
  return (
    <ul aria-label={t("Pictures")} className="flex flex-wrap gap-2">
      {pictures.map((id, index) => (
        <li key={id}>
          <a
            href={`${appPath}user/return-pictures/${id}`}
            target="_blank"
            rel="noreferrer"
            className="block size-20 overflow-hidden rounded-field border border-line bg-sunken hover:border-line-strong"
          >
            <img
              src={`${appPath}user/return-pictures/${id}`}
              alt={t("Picture {number}", { number: index + 1 })}
              loading="lazy"
              className="size-full object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
