import type { Route } from "./+types/home";
import { contextOf } from "#app/context.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return { name: contextOf(context).settings.shopName };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <h1 className="p-4">{loaderData.name}</h1>;
}
