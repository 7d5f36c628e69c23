'use client';
import { styled } from 'styled-components';
import type { RootProps } from '../../state/rootProps.ts';
import { useControlled } from '../../state/useControlled.ts';
import { color, fontSize } from '../../theme/index.ts';
import { requireName } from '../accessibleName.ts';
import { pageStepsStyle } from './PageSteps.styles.ts';
import { PageSteps } from './PageSteps.tsx';

export type PaginationProps = RootProps<HTMLElement> & {
  /** What has pages: 'Páginas de contratos'; the accessible name. */
  label: string;
  /** How many pages there are. With 1 or fewer nothing is rendered. */
  count: number;
  /** The page that is shown, counted from 1 (controlled); the nearest there is. */
  value?: number | undefined;
  /** The page that is shown first (uncontrolled). Default 1. */
  defaultValue?: number | undefined;
  /** Called with the page that a person goes to. */
  onChange?: ((page: number) => void) | undefined;
  /** There are more pages than `count`: the last one is unknown, and there is always a next one. Default false. */
  hasMore?: boolean | undefined;
};

const Root = styled.nav`
  font-size: ${fontSize[13]};
  font-variant-numeric: tabular-nums;
  color: ${color.textMuted};
  ${pageStepsStyle}
`;

/** The way through pages of cards, pictures or results. A `DataTable` has its own. */
export function Pagination({
  label,
  count,
  value,
  defaultValue = 1,
  onChange,
  hasMore = false,
  ...root
}: PaginationProps) {
  requireName('Pagination', label, 'Give it a `label` that says what has pages.');
  const [page, turn] = useControlled({ value, defaultValue, onChange, component: 'Pagination' });
  if (!(count > 1) && !hasMore) return null;
  // NaN comes from an address that was typed.
  const shown = Math.max(1, Math.trunc(hasMore ? page : Math.min(page, count)) || 1);
  return (
    <Root {...root} aria-label={label}>
      <PageSteps page={shown} count={count} hasMore={hasMore} onPage={turn} />
    </Root>
  );
}
