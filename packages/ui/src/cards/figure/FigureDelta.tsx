'use client';
import { styled } from 'styled-components';
import { type FigureUnit, formatShortFigure } from '../../locale/figureText.ts';
import { ArrowDown } from '../../foundation/icons/arrow-down.ts';
import { ArrowUp } from '../../foundation/icons/arrow-up.ts';
import { VisuallyHidden } from '../../foundation/index.ts';
import { useFormats, useTexts } from '../../locale/index.ts';
import { figuresTexts } from '../../locale/texts/es/figures.ts';
import { Pending } from '../Pending.tsx';
import { useFigureText } from '../useFigureText.ts';
import { type Better, type Delta, deltaOf, isWholePercent } from './delta.ts';
import { color, fontSize, space } from '../../theme/index.ts';

const DeltaLine = styled.p`
  position: relative;
  margin: ${space(1)} 0 0;
  color: ${color.textMuted};
  font-size: ${fontSize[12]};
  line-height: 1.5;

  /* As many lines as the longest text needs at that width, so that nothing below moves when it arrives. */
  @container (max-width: 17rem) {
    min-block-size: 3em;
  }
  @container (max-width: 9.5rem) {
    min-block-size: 4.5em;
  }

  .change {
    color: ${color.text};
    font-weight: 600;
  }

  .amount {
    white-space: nowrap;
  }

  svg {
    inline-size: 12px;
    block-size: 12px;
    margin-inline-end: 2px;
    stroke-width: 2.5;
    vertical-align: -1px;
  }

  [data-judgement='better'] {
    color: ${color.positive};
  }

  [data-judgement='worse'] {
    color: ${color.danger};
  }
`;

type Change = Extract<Delta, { kind: 'change' }>;

type FigureDeltaProps = {
  readonly value: number | null;
  readonly previous: number | null;
  readonly unit: FigureUnit;
  readonly better: Better;
  readonly loading: boolean;
};

/** The comparison of a figure: a sign, an arrow and a word, so that the colour only repeats them. */
export function FigureDelta({ value, previous, unit, better, loading }: FigureDeltaProps) {
  const t = useTexts(figuresTexts);
  const amountOf = useDeltaAmount(unit);
  if (loading) {
    return (
      <DeltaLine>
        <Pending>
          <span className="change">
            <ArrowUp />
            +00 % {better !== 'neither' && t('figureDelta.better')}
          </span>{' '}
          {t('figureDelta.against')}
        </Pending>
      </DeltaLine>
    );
  }

  const delta = deltaOf(value, previous, unit, better);
  if (delta.kind !== 'change') {
    return <DeltaLine>{t(delta.kind === 'same' ? 'figureDelta.same' : 'figureDelta.unknown')}</DeltaLine>;
  }
  const { direction, judgement } = delta;
  const amount = amountOf(delta.size, delta.in);
  const signed = amountOf(-delta.size, delta.in).replace(/[-−]/u, direction === 'up' ? '+' : '−');
  const change = t(direction === 'up' ? 'figureDelta.up' : 'figureDelta.down', { amount });
  const word = judgement && t(judgement === 'better' ? 'figureDelta.better' : 'figureDelta.worse');
  return (
    <DeltaLine>
      <VisuallyHidden>{word === null ? change : t('figureDelta.judged', { change, judgement: word })}</VisuallyHidden>
      <span aria-hidden>
        <span className="change" data-judgement={judgement ?? undefined}>
          <span className="amount">
            {direction === 'up' ? <ArrowUp /> : <ArrowDown />}
            <bdi>{signed}</bdi>
          </span>{' '}
          {word}
        </span>{' '}
        {t('figureDelta.against')}
      </span>
    </DeltaLine>
  );
}

/** Formats a change: '14 %', '1.2 puntos', '$0.01'; a negative one with its minus where the language has it. */
function useDeltaAmount(unit: FigureUnit): (amount: number, counted: Change['in']) => string {
  const formats = useFormats();
  const t = useTexts(figuresTexts);
  const { written } = useFigureText();
  return (amount, counted) => {
    if (counted === 'own') return written(amount, unit);
    if (counted === 'points') return t('figureDelta.points', { amount: written(amount, 'count') });
    const isWhole = isWholePercent(Math.abs(amount));
    return isWhole ? formatShortFigure(amount, 'percent', formats) : written(amount, 'percent');
  };
}
