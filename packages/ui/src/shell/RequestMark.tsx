'use client';
import { Line } from './RequestMark.styles.ts';
import type { RootProps } from '../state/rootProps.ts';

export type RequestMarkProps = RootProps & {
  /** At least one request is in flight. */
  busy: boolean;
};

/**
 * The thin line at the top of the page while requests are in flight (SHL-32, SHL-33). It blocks nothing and is silent:
 * loading parts announce themselves. While a page loads, `RouteProgress` covers it.
 */
export function RequestMark({ busy, ...root }: RequestMarkProps) {
  return <Line {...root} aria-hidden data-active={busy} />;
}
