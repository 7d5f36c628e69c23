'use client';
import type { MouseEvent } from 'react';
import { ArrowDown } from '../../foundation/icons/arrow-down.ts';
import { ChevronRight } from '../../foundation/icons/chevron-right.ts';
import { VisuallyHidden } from '../../foundation/index.ts';
import { Pending } from '../Pending.tsx';
import { useTexts } from '../../locale/index.ts';
import { figuresTexts } from '../../locale/texts/es/figures.ts';
import type { CardStyle } from '../customProperties.ts';
import { LONGEST_FIGURE, ValueLine } from './FigureValue.styles.ts';

/** Width of a loss's arrow, in characters. */
const ARROW = 2;

type FigureValueProps = {
  /** The formatted figure: '$1,234.50'; while loading a placeholder of typical width. */
  readonly text: string;
  /** The spoken figure with its name: 'Contratos: 186'. */
  readonly spoken: string;
  /** The word for a loss, when it is one; `spoken` includes it. Default: none. */
  readonly loss?: string | undefined;
  readonly loading: boolean;
  /** Refreshing: muted, and opens nothing. Default: false. */
  readonly refreshing?: boolean;
  /** Whether it can be opened. */
  readonly isKnown: boolean;
  readonly onOpen: (() => void) | undefined;
  readonly openLabel: string | undefined;
};

/** The figure, as large as there is room for; a button when it has rows behind it. */
export function FigureValue({
  text,
  spoken,
  loss,
  loading,
  refreshing = false,
  isKnown,
  onOpen,
  openLabel,
}: FigureValueProps) {
  const t = useTexts(figuresTexts);
  const figures = Math.max(text.length, 1) + (loss === undefined ? 0 : ARROW);
  const style: CardStyle = { '--figures': figures };
  const line = {
    style,
    'data-figures': Math.min(figures, LONGEST_FIGURE),
    'data-loss': loss !== undefined || undefined,
    'data-refreshing': (refreshing && !loading) || undefined,
  };
  const shown = loading ? (
    <Pending>{text}</Pending>
  ) : (
    <>
      {loss !== undefined && (
        <span className="arrow">
          <ArrowDown aria-hidden />
        </span>
      )}
      <bdi>{text}</bdi>
    </>
  );
  if (onOpen === undefined) {
    return (
      <ValueLine {...line}>
        {!loading && <VisuallyHidden>{spoken}</VisuallyHidden>}
        <span className="figure" aria-hidden title={loss}>
          {shown}
        </span>
      </ValueLine>
    );
  }

  const isOpener = !loading && isKnown;
  const canOpen = isOpener && !refreshing;
  const press = (event: MouseEvent): void => {
    if (canOpen) onOpen();
    else event.preventDefault();
  };
  const action = openLabel ?? t('figureCard.open');
  return (
    <ValueLine {...line}>
      {/* Never `disabled`, which would drop the focus while refreshing. */}
      <button
        type="button"
        className="figure"
        aria-disabled={!canOpen || undefined}
        aria-label={isOpener ? t('figureCard.pressed', { figure: spoken, action }) : spoken}
        title={canOpen ? action : undefined}
        onClick={press}
      >
        {shown}
        <ChevronRight />
      </button>
    </ValueLine>
  );
}
