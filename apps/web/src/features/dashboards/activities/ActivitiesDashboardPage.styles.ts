import { color, fontSize, media, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(2)} ${space(3)};
`;

/** A line below the title is no higher than the fields beside it. */
export const Heading = styled.div`
  flex: 1 1 280px;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
`;

export const SectionTitle = styled.h2`
  margin: 0;
  font-size: ${fontSize[16]};
  font-weight: 600;
`;

/** Keeps its width while it is empty, so that the button beside it stays where it is. The styles of the bar of filters would bring its code. */
export const UpdatedAt = styled.output`
  margin: 0;
  font-size: ${fontSize[12]};
  font-variant-numeric: tabular-nums;
  color: ${color.textMuted};
  flex: 1;
  min-inline-size: 13ch;

  /* Two lines, as high as the button beside them. */
  &[data-failed] > * {
    display: block;
    line-height: 1.3;
  }

  > strong {
    font-weight: 600;
    color: ${color.danger};
  }

  @media ${media.sm} {
    flex: none;
    text-align: end;
  }
`;

/** Room for a date and its button; on a phone a line of its own. */
export const GoTo = styled.div`
  flex: 1 1 100%;

  @media ${media.sm} {
    flex: none;
    inline-size: 12rem;
  }
`;

/** Side by side both are as high as the higher one. */
export const Columns = styled.div`
  display: grid;
  gap: ${space(3)};

  @media ${media.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

/** Height of the chart's drawing in px; known without the chart's code, which comes after the counters. */
export const CHART_HEIGHT = 260;

/** As high as the chart with its heading, which on a phone stands in two lines. */
export const ChartPlace = styled.div`
  display: grid;
  min-block-size: calc(${CHART_HEIGHT / 16}rem + 120px);

  @media ${media.md} {
    min-block-size: calc(${CHART_HEIGHT / 16}rem + 80px);
  }
`;
