import { type RouteConfig, index, route } from "@react-router/dev/routes";

export default [index("routes/home/home.tsx"), route("*", "routes/not-found/not-found.tsx")] satisfies RouteConfig;
