import { type Context, type ReactNode, use, useState } from "react";
import {
  UNSAFE_DataRouterDataContext as DataContext,
  UNSAFE_DataRouterNavigationContext as MovesContext,
  UNSAFE_DataRouterStateContext as StateContext,
  UNSAFE_FetchersContext as FetchersContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
  UNSAFE_ViewTransitionContext as TransitionContext,
} from "react-router";

const MOVING = [
  DataContext,
  MovesContext,
  StateContext,
  FetchersContext,
  FrameworkContext,
  LocationContext,
  RouteContext,
  TransitionContext,
] as Context<unknown>[];

/**
 * While `isStanding`, freezes the router contexts for `children`: a change would make React hydrate all deferred
 * parts below at once.
 */
export function StandingRouter({ isStanding, children }: { isStanding: boolean; children: ReactNode }): ReactNode {
  const now = MOVING.map((context) => use(context));
  const [first] = useState(now);
  const values = isStanding ? first : now;
  return MOVING.reduceRight<ReactNode>(
    (inner, Moving, index) => <Moving value={values[index]}>{inner}</Moving>,
    children,
  );
}
