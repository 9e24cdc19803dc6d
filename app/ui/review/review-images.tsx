import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";

/** The images of a review; each opens in full size. */
export function ReviewImages({ files, author }: { files: readonly string[]; author: string }) {
  const { t, appPath } = usePage();
  if (files.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {files.map((file, index) => (
        <li key={file}>
          <a
            href={`${appPath}img/960/${file}`}
            target="_blank"
            rel="noreferrer"
            aria-label={t("Picture {number} from {name}", { number: index + 1, name: author })}
          >
            <Picture
              file={file}
              alt=""
              sizes="6rem"
              width={96}
              height={96}
              className="size-24 rounded-field border border-line object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
