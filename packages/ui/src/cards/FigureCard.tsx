'use client';
import type { FigureUnit } from '@sereno/domain/figure';
import { useId, useRef, useState } from 'react';
import type { CounterTone } from './CounterCard.tsx';
import type { Better } from './figure/delta.ts';
import { FigureDelta } from './figure/FigureDelta.tsx';
import { FigureDetails, type FigureDetail } from './figure/FigureDetails.tsx';
import { FigureHeading } from './figure/FigureHeading.tsx';
import { type FigurePart, FigureParts } from './figure/FigureParts.tsx';
import { FigureValue } from './figure/FigureValue.tsx';
import { CollapsingContent, FigureRoot } from './FigureCard.styles.ts';
import { usePeek } from './peek/usePeek.ts';
import { PENDING_FIGURE } from './pendingFigure.ts';
import { useFigureText } from './useFigureText.ts';

export type FigureCardProps = {
  /** What the figure counts: 'Ventas netas'. */
  label: string;
  /** The figure; null when nobody could tell. Not shown while `loading`. */
  value: number | null;
  /** What it is counted in, which says how it is written. Default: 'count'. */
  unit?: FigureUnit | undefined;
  /**
   * Where the figure is a loss, the word for that: 'Pérdida'. It is read aloud and shown on hover; an arrow stands beside the figure,
   * so that neither sign nor colour tells it alone. Default: none.
   */
  loss?: string | undefined;
  /** The figure is on its way: its place, and those of the lines below it, are kept. Default: false. */
  loading?: boolean | undefined;
  /** Newer figures are on their way: what is shown is muted and opens nothing until they are there. Default: false. */
  refreshing?: boolean | undefined;
  /** What it is made of, small, a line each. While loading their labels keep the places. Default: none. */
  parts?: readonly FigurePart[] | undefined;
  /** The same figure of the previous period; null when nobody could tell. Default: no comparison, and no place for one. */
  previous?: number | null | undefined;
  /** What is good: 'more' or 'less' of it. It decides on colour and word of the comparison. Default: 'more'. */
  better?: Better | undefined;
  /** The previous figure is on its way, and its line keeps its place. Default: false. */
  compareLoading?: boolean | undefined;
  /** What the figure means, shown by hover, keyboard focus and touch. Default: none. */
  explanation?: string | undefined;
  /** Its breakdown: hover, focus or touch show the first three (TOT-03, TOT-04), one press more the rest. Default: none. */
  details?: readonly FigureDetail[] | undefined;
  /** Whether it can be put away, in 400 ms; what it counts stays in sight (CST-27). Default: false. */
  collapsible?: boolean | undefined;
  /** Opens the rows behind the figure, which is a button then; there are none behind 0. Default: none. */
  onOpen?: (() => void) | undefined;
  /** What that button does, after the figure in its name. Default: 'Ver las filas'. */
  openLabel?: string | undefined;
  /** Colour of a mark before the label; it carries no meaning alone. Default: 'neutral', without a mark. */
  tone?: CounterTone | undefined;
};

/** A figure with what it is made of and compared with; read aloud as 'Contratos: 186' (DSH-02, TOT-02). */
export function FigureCard(props: FigureCardProps) {
  const { label, value, unit = 'count', loading = false, parts = [], previous, better = 'more' } = props;
  const { compareLoading = false, explanation, details = [], collapsible = false, onOpen, openLabel } = props;
  const { tone = 'neutral', refreshing = false, loss } = props;
  const { written, named } = useFigureText();
  const headingId = useId();
  const contentId = useId();
  const root = useRef<HTMLDivElement>(null);
  const peek = usePeek();
  const [isOpen, setOpen] = useState(true);
  const isCollapsed = collapsible && !isOpen;
  const hasDetails = details.length > 0;
  const isCompared = previous !== undefined || compareLoading;

  return (
    <FigureRoot ref={root} data-tone={tone} data-collapsed={isCollapsed || undefined} aria-busy={loading || refreshing}>
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
        {...(hasDetails && !loading && peek.hover)}
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
          {hasDetails && <FigureDetails label={label} details={details} peek={peek} anchor={root} loading={loading} />}
        </div>
      </CollapsingContent>
    </FigureRoot>
  );
}
