import { usePage } from "../parts/page.tsx";

type OwnImageProps = {
  firstName: string;
  lastName: string;
  /** A file name of the shop's images. */
  image: string | null;
  /** An image that is not uploaded yet. */
  preview?: string | null;
  className?: string;
};

/** A customer's avatar: the image, else the initials. */
export function OwnImage({ firstName, lastName, image, preview = null, className = "size-11" }: OwnImageProps) {
  const { appPath } = usePage();
  const shape = `shrink-0 rounded-full ${className}`;
  if (preview ?? image)
    return (
      <img
        src={preview ?? `${appPath}img/240/${image}`}
        alt=""
        width={240}
        height={240}
        className={`bg-sunken object-cover ${shape}`}
      />
    );
  const initials = [firstName, lastName].map((name) => [...name.trim()][0] ?? "").join("");
  return (
    <span
      aria-hidden
      className={`flex items-center justify-center bg-primary font-semibold text-on-primary uppercase ${shape}`}
    >
      {initials}
    </span>
  );
}
