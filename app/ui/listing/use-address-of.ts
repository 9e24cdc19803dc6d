import { useHref } from "react-router";
import { usePage } from "#app/ui/parts/page.tsx";

/** Absolute URLs in the language of the page. */
export function useAddressOf(): (path: string) => string {
  const { baseUrl } = usePage();
  const root = new URL(useHref("/"), baseUrl).href.replace(/\/$/, "");
  return (path) => (path === "/" && root !== baseUrl.replace(/\/$/, "") ? root : root + path);
}
