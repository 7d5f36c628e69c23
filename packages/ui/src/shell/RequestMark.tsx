'use client';
import type { CSSProperties } from 'react';
import { Line } from './RequestMark.styles.ts';

export type RequestMarkProps = {
  /** At least one request is in flight. */
  active: boolean;
  /** How far it is, in percent from 0 to 100, inclusive (SHL-36). Default: unknown, the line passes again and again. */
  progress?: number | undefined;
};

type LineStyle = CSSProperties & { '--progress': number };

/**
 * The thin line at the top of the page while requests are in flight (SHL-32, SHL-33). It blocks nothing and is silent:
 * what is being loaded says so itself, where it will appear.
 */
export function RequestMark({ active, progress }: RequestMarkProps) {
  const style: LineStyle = { '--progress': Math.min(100, Math.max(0, progress ?? 100)) / 100 };
  return <Line aria-hidden data-active={active} data-determinate={progress !== undefined} style={style} />;
}
