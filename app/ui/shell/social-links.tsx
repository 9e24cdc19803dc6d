export type SocialAddresses = {
  facebookLink: string;
  twitterLink: string;
  linkedinLink: string;
  instagramLink: string;
  youtubeLink: string;
};

const MARKS: { key: keyof SocialAddresses; name: string; path: string }[] = [
  {
    key: "facebookLink",
    name: "Facebook",
    path: "M13.500 21v-7.500h2.600l.4-3.100h-3V8.500c0-.9.300-1.500 1.600-1.500h1.600V4.200A21 21 0 0 0 14.300 4C12 4 10.400 5.400 10.400 8v2.400H7.800v3.100h2.600V21h3.100Z",
  },
  {
    key: "twitterLink",
    name: "X (Twitter)",
    path: "M17.200 4h2.800l-6.100 7 7.200 9.500h-5.600l-4.400-5.700-5 5.700H3.200l6.600-7.500L2.900 4h5.800l4 5.200L17.200 4Zm-1 14.800h1.500L7.900 5.600H6.200l10 13.200Z",
  },
  {
    key: "linkedinLink",
    name: "LinkedIn",
    path: "M6.500 8.800H3.600V20h2.900V8.800ZM5 4a1.700 1.700 0 1 0 0 3.400A1.700 1.700 0 0 0 5 4Zm15.500 9.600c0-3-1.600-5-4.100-5-1.700 0-2.700.9-3.100 1.700V8.800h-2.900V20h2.900v-5.900c0-1.700.8-2.700 2.200-2.700 1.300 0 2 .9 2 2.600v6h3v-6.400Z",
  },
  {
    key: "instagramLink",
    name: "Instagram",
    path: "M8 3.500h8A4.500 4.500 0 0 1 20.500 8v8a4.500 4.500 0 0 1-4.500 4.500H8A4.500 4.500 0 0 1 3.500 16V8A4.500 4.500 0 0 1 8 3.500Zm0 2A2.500 2.500 0 0 0 5.500 8v8A2.500 2.500 0 0 0 8 18.500h8a2.500 2.500 0 0 0 2.500-2.500V8A2.500 2.500 0 0 0 16 5.500H8Zm4 2.600a3.900 3.900 0 1 1 0 7.800 3.900 3.900 0 0 1 0-7.800Zm0 2a1.900 1.900 0 1 0 0 3.800 1.900 1.900 0 0 0 0-3.800Zm4.200-3.200a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z",
  },
  {
    key: "youtubeLink",
    name: "YouTube",
    path: "M21.300 8a2.500 2.500 0 0 0-1.800-1.800C18 5.800 12 5.800 12 5.800s-6 0-7.500.4A2.500 2.500 0 0 0 2.700 8C2.300 9.500 2.300 12 2.300 12s0 2.500.4 4a2.500 2.500 0 0 0 1.800 1.800c1.500.4 7.500.4 7.500.4s6 0 7.500-.4a2.500 2.500 0 0 0 1.800-1.800c.4-1.500.4-4 .4-4s0-2.500-.4-4ZM10 15V9l5.200 3L10 15Z",
  },
];

/** The configured ones. */
export function SocialLinks({ addresses }: { addresses: SocialAddresses }) {
  const shown = MARKS.filter(({ key }) => addresses[key]);
  if (shown.length === 0) return null;
  return (
    <ul className="flex gap-2">
      {shown.map(({ key, name, path }) => (
        <li key={key}>
          <a
            href={addresses[key]}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={name}
            className="flex size-10 items-center justify-center rounded-full border border-line bg-surface text-muted hover:text-primary-text"
          >
            <svg viewBox="0 0 24 24" aria-hidden className="size-5 fill-current">
              <path d={path} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
