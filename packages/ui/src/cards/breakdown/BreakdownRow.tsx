'use client';
import { type FigureUnit, formatFigure } from '../../locale/figureText.ts';
import { Skeleton, VisuallyHidden } from '../../foundation/index.ts';
import { useFormats, useTexts } from '../../locale/index.ts';
import { figuresTexts } from '../../locale/texts/es/figures.ts';
import { seriesVariable, type SeriesColor } from '../../theme/index.ts';
import type { CardStyle } from '../customProperties.ts';
import { useFigureText } from '../useFigureText.ts';
import { Swatch, Bar } from './Breakdown.styles.ts';
import { type BreakdownPart, colorOf, patternOf } from './part.ts';

type BreakdownRowProps = {
  /** Absent while loading. */
  readonly part?: BreakdownPart;
  readonly unit?: FigureUnit;
  readonly place?: number;
  readonly percent?: number | null;
  readonly onOpen?: ((id: string) => void) | undefined;
  /** Refreshing: it opens nothing, like a part of 0. Default: false. */
  readonly refreshing?: boolean;
};

/** A part as text: colour mark, name, figure and share. */
export function BreakdownRow({
  part,
  unit = 'count',
  place = 0,
  percent = null,
  onOpen,
  refreshing = false,
}: BreakdownRowProps) {
  const formats = useFormats();
  const t = useTexts(figuresTexts);
  const { written, named } = useFigureText();
  if (part === undefined) {
    return (
      <li aria-hidden>
        <span className="row">
          <Skeleton shape="text" width="40%" />
          <Skeleton shape="text" width="4ch" />
        </span>
      </li>
    );
  }
  const mark: CardStyle = { '--part': seriesVariable(colorOf(part, place)) };
  const share = percent === null ? '' : formatFigure(percent, 'percent', formats);
  const figure = [named(part.name, part.value, unit), share].filter(Boolean).join(', ');
  const content = (
    <>
      <Swatch data-pattern={patternOf(place)} style={mark} />
      <span className="name">{part.name}</span>{' '}
      <span className="value">
        <bdi>{written(part.value, unit)}</bdi>
      </span>{' '}
      {share !== '' && <span className="share">{share}</span>}
    </>
  );
  if (onOpen === undefined || part.opens === false) {
    return (
      <li>
        <span className="spoken">{figure}</span>
        <span className="row" aria-hidden>
          {content}
        </span>
      </li>
    );
  }
  const isEmpty = part.value === null || part.value === 0;
  const canOpen = !refreshing && !isEmpty;
  return (
    <li>
      {/* Never `disabled`, which would drop the focus while refreshing. */}
      <button
        type="button"
        className="row"
        aria-disabled={!canOpen || undefined}
        onClick={() => canOpen && onOpen(part.id)}
      >
        {content}
        {!isEmpty && <VisuallyHidden>{t('figureCard.open')}</VisuallyHidden>}
      </button>
    </li>
  );
}

type BreakdownBarProps = {
  /** `width` from 0 to 1. */
  readonly parts: readonly { readonly color: SeriesColor; readonly width: number }[];
  /** Refreshing: it is muted. */
  readonly refreshing: boolean;
};

/** The parts side by side. Decorative: the rows below say the same in text. */
export function BreakdownBar({ parts, refreshing }: BreakdownBarProps) {
  return (
    <Bar aria-hidden data-refreshing={refreshing || undefined}>
      {parts.map(({ color, width }, place) => {
        const style: CardStyle = { '--part': seriesVariable(color), flexGrow: width };
        // Parts are identified by their index.
        // oxlint-disable-next-line react/no-array-index-key
        return width > 0 && <span key={place} data-pattern={patternOf(place)} style={style} />;
      })}
    </Bar>
  );
}
