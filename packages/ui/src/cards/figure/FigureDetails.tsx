'use client';
import { type RefObject, useState } from 'react';
import { styled } from 'styled-components';
import type { FigureUnit } from '../../locale/figureText.ts';
import { ChevronDown } from '../../foundation/icons/chevron-down.ts';
import { Button } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { figuresTexts } from '../../locale/texts/es/figures.ts';
import { InfoPopover } from '../popover/InfoPopover.tsx';
import type { InfoPopoverState } from '../popover/useInfoPopover.ts';
import { useFigureText } from '../useFigureText.ts';
import { SHOWN_DETAILS } from './shownDetails.ts';
import { color, media, space } from '../../theme/index.ts';

/** Aligned with the texts above it, and no higher than one of them, however large the button. */
const DetailsButton = styled.div`
  margin-block: ${space(1)} -6px;
  margin-inline-start: calc(-1px - ${space(3)});
  @media ${media.touch} {
    margin-block: ${space(-1)} -12px;
  }

  &[data-pending] {
    block-size: 32px;
    @media ${media.touch} {
      block-size: 44px;
    }
  }

  svg {
    inline-size: 12px;
    block-size: 12px;
    margin-inline-start: 2px;
    vertical-align: -2px;
  }
`;

const DetailList = styled.dl`
  display: grid;
  gap: ${space(1)};
  margin: 0;

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    column-gap: ${space(6)};
  }

  dt {
    min-inline-size: 0;
    color: ${color.textMuted};
  }

  dd {
    margin: 0 0 0 auto;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  & + button {
    margin: ${space(2)} ${space(-3)} ${space(-2)};
  }
`;

/** A named part of a figure: 'Vigente 120'. */
export type FigureDetail = {
  readonly name: string;
  /** null when unknown. */
  readonly value: number | null;
  /** Default: 'count'. */
  readonly unit?: FigureUnit | undefined;
};

type FigureDetailsProps = {
  readonly label: string;
  readonly details: readonly FigureDetail[];
  readonly popover: InfoPopoverState;
  readonly anchor: RefObject<HTMLElement | null>;
  /** Keeps its space. */
  readonly loading: boolean;
};

/**
 * The breakdown of a figure: the first three in a popover, on hover, focus or touch (TOT-03, TOT-04), the rest one
 * press away.
 */
export function FigureDetails({ label, details, popover, anchor, loading }: FigureDetailsProps) {
  const t = useTexts(figuresTexts);
  const { written, named } = useFigureText();
  const [isWhole, setWhole] = useState(false);
  const first = details.slice(0, SHOWN_DETAILS);
  const shown = isWhole ? details : first;
  const title = t('figureCard.detailsOf', { label });
  if (loading) return <DetailsButton data-pending />;
  return (
    <DetailsButton>
      <InfoPopover
        state={popover}
        anchor={anchor}
        title={title}
        description={first.map(({ name, value, unit = 'count' }) => named(name, value, unit)).join(', ')}
        trigger={
          <Button variant="ghost" size="small" aria-label={title}>
            {t('figureCard.details')}
            <ChevronDown />
          </Button>
        }
      >
        <DetailList>
          {shown.map(({ name, value, unit = 'count' }, place) => (
            // Two details can have the same name and have no ids.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={place}>
              <dt>{name}</dt>
              <dd>
                <bdi>{written(value, unit)}</bdi>
              </dd>
            </div>
          ))}
        </DetailList>
        {details.length > SHOWN_DETAILS && (
          <Button variant="ghost" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('figure.fewer', { count: SHOWN_DETAILS }) : t('figure.all', { count: details.length })}
          </Button>
        )}
      </InfoPopover>
    </DetailsButton>
  );
}
