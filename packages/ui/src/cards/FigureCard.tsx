'use client';
import type { FigureUnit } from '../locale/figureText.ts';
import { useId, useRef, useState } from 'react';
import type { CounterTone } from './CounterCard.tsx';
import type { Better } from './figure/delta.ts';
import { FigureDelta } from './figure/FigureDelta.tsx';
import { FigureDetails, type FigureDetail } from './figure/FigureDetails.tsx';
import { FigureHeading } from './figure/FigureHeading.tsx';
import { type FigurePart, FigureParts } from './figure/FigureParts.tsx';
import { FigureValue } from './figure/FigureValue.tsx';
import { CollapsingContent, FigureRoot } from './FigureCard.styles.ts';
import { useInfoPopover } from './popover/useInfoPopover.ts';
import { PENDING_FIGURE } from './Pending.tsx';
import { useFigureText } from './useFigureText.ts';
import type { RootProps } from '../state/rootProps.ts';
import { useRoot } from '../state/useBothRefs.ts';

export type FigureCardProps = RootProps & {
  /** What the figure counts: 'Ventas netas'. */
  label: string;
  /** The figure; null when unknown. Hidden while `loading`. */
  value: number | null;
  /** Its unit, which decides its format. Default: 'count'. */
  unit?: FigureUnit | undefined;
  /**
   * The word for a loss, when the figure is one: 'Pérdida'. Screen readers read it and hover shows it; an arrow is
   * beside the figure, so that it does not depend on sign or colour. Default: none.
   */
  loss?: string | undefined;
  /** Loading: the figure and the lines below keep their space. Default: false. */
  loading?: boolean | undefined;
  /** Refreshing: the old figure is muted and opens nothing. Default: false. */
  refreshing?: boolean | undefined;
  /** Smaller figures it consists of, one per line. While loading their labels keep the space. Default: none. */
  parts?: readonly FigurePart[] | undefined;
  /** The figure of the previous period; null when unknown. Default: no comparison, and no space for one. */
  previous?: number | null | undefined;
  /** Whether 'more' or 'less' is good, for colour and word of the comparison. Default: 'more'. */
  better?: Better | undefined;
  /** The previous figure is loading, and its line keeps its space. Default: false. */
  compareLoading?: boolean | undefined;
  /** The meaning of the figure, shown on hover, keyboard focus and touch. Default: none. */
  explanation?: string | undefined;
  /**
   * Its breakdown: hover, focus or touch show the first three (TOT-03, TOT-04), another press the rest. Default: none.
   */
  details?: readonly FigureDetail[] | undefined;
  /** Whether it collapses, in 400 ms; its heading stays visible (CST-27). Default: false. */
  collapsible?: boolean | undefined;
  /** Opens the rows behind the figure, which becomes a button unless it is 0. Default: none. */
  onOpen?: (() => void) | undefined;
  /** Action of that button, after the figure in its name. Default: 'Ver las filas'. */
  openLabel?: string | undefined;
  /** Colour of a decorative mark before the label. Default: 'neutral', without a mark. */
  tone?: CounterTone | undefined;
};

/** A figure with its parts and comparison; read as 'Contratos: 186' (DSH-02, TOT-02). */
export function FigureCard(props: FigureCardProps) {
  const { label, value, unit = 'count', loading = false, parts = [], previous, better = 'more' } = props;
  const { compareLoading = false, explanation, details = [], collapsible = false, onOpen, openLabel } = props;
  const { tone = 'neutral', refreshing = false, loss } = props;
  const { written, named } = useFigureText();
  const headingId = useId();
  const contentId = useId();
  const root = useRef<HTMLDivElement>(null);
  const popover = useInfoPopover();
  const [isOpen, setOpen] = useState(true);
  const isCollapsed = collapsible && !isOpen;
  const hasDetails = details.length > 0;
  const isCompared = previous !== undefined || compareLoading;

  return (
    <FigureRoot
      {...useRoot(props, root)}
      data-tone={tone}
      data-collapsed={isCollapsed || undefined}
      aria-busy={loading || refreshing}
    >
      <FigureHeading
        id={headingId}
        label={label}
        explanation={explanation}
        collapse={collapsible ? { isOpen, contentId, toggle: () => setOpen(!isOpen) } : undefined}
      />
      <CollapsingContent
        id={contentId}
        data-collapsible={collapsible || undefined}
        data-collapsed={isCollapsed || undefined}
        inert={isCollapsed}
        {...(hasDetails && !loading && popover.hover)}
      >
        <div>
          <FigureValue
            text={loading ? PENDING_FIGURE[unit] : written(value, unit)}
            spoken={loss === undefined ? named(label, value, unit) : `${named(label, value, unit)} (${loss})`}
            loss={loading ? undefined : loss}
            loading={loading}
            refreshing={refreshing}
            isKnown={value !== null && Number.isFinite(value) && value !== 0}
            onOpen={onOpen}
            openLabel={openLabel}
          />
          {isCompared && (
            <FigureDelta
              value={value}
              previous={previous ?? null}
              unit={unit}
              better={better}
              loading={loading || compareLoading}
            />
          )}
          {parts.length > 0 && <FigureParts parts={parts} loading={loading} />}
          {hasDetails && (
            <FigureDetails label={label} details={details} popover={popover} anchor={root} loading={loading} />
          )}
        </div>
      </CollapsingContent>
    </FigureRoot>
  );
}
