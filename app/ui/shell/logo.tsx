import { Link } from "react-router";
import { usePage } from "../parts/page.tsx";

/** The shop's logo; without one an awning over a door, and the name. `file`: empty without one. */
export function Logo({ file, className = "" }: { file: string; className?: string }) {
  const { shopName, appPath, t } = usePage();
  return (
    <Link
      to="/"
      aria-label={t("{name}: home", { name: shopName })}
      className={`flex items-center gap-2.5 ${className}`}
    >
      {file ? <OwnLogo address={(width) => `${appPath}img/${width}/${file}`} /> : <UsualLogo name={shopName} />}
    </Link>
  );
}

function OwnLogo({ address }: { address: (width: number) => string }) {
  return (
    <img
      src={address(320)}
      srcSet={`${address(320)} 1x, ${address(640)} 2x`}
      alt=""
      height={40}
      className="h-10 w-auto max-w-44 min-w-0 object-contain"
    />
  );
}

function UsualLogo({ name }: { name: string }) {
  return (
    <>
      <svg viewBox="0 0 32 32" aria-hidden className="size-9 shrink-0">
        <path d="M4 12.600 7 5h18l3 7.600a4 4 0 0 1-8 .6 4 4 0 0 1-8 0 4 4 0 0 1-8-.6Z" className="fill-primary" />
        <path d="M12 5h8v8.200a4 4 0 0 1-8 0Z" className="fill-star" />
        <path
          d="M7 19.500V25a2.500 2.500 0 0 0 2.500 2.500h13A2.500 2.500 0 0 0 25 25v-5.500"
          fill="none"
          strokeWidth="2.600"
          strokeLinecap="round"
          className="stroke-ink"
        />
        <path d="M12.500 27.500V24a3.500 3.500 0 0 1 7 0v3.500Z" className="fill-deal" />
      </svg>
      <span className="max-w-48 truncate font-heading text-[1.65rem]/snug font-extrabold tracking-tight">{name}</span>
    </>
  );
}
