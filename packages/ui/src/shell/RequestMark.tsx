'use client';
import { Line } from './RequestMark.styles.ts';

export type RequestMarkProps = {
  /** At least one request is in flight. */
  busy: boolean;
};

/**
 * The thin line at the top of the page while requests are in flight (SHL-32, SHL-33). It blocks nothing and is silent:
 * loading parts announce themselves. While a page loads, `RouteProgress` covers it.
 */
export function RequestMark({ busy }: RequestMarkProps) {
  return <Line aria-hidden data-active={busy} />;
}
