import { color, fontSize, media, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';
import { UpdatedAt as DataAge } from '../filters/DashboardBar.styles.ts';

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

/** On a phone a line of its own. */
export const Steps = styled.div`
  display: flex;
  flex: 1 1 100%;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};

  @media ${media.sm} {
    flex: none;
  }
`;

/** As wide as the longest month, so that the buttons on both sides stay under the finger; narrower where there is no such room. */
export const Month = styled.output`
  flex: 0 1 11rem;
  min-inline-size: 0;
  text-align: center;
  font-weight: 600;

  &::first-letter {
    text-transform: uppercase;
  }
`;

/** At the end of the line; on a phone it begins one. */
export const UpdatedAt = styled(DataAge)`
  flex: 1;

  @media not ${media.sm} {
    max-inline-size: none;
    text-align: start;
  }
`;

/** Two lines, with an offer or without one. */
export const Heading = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(28px, auto) minmax(20px, auto);
`;

export const Name = styled.h2`
  margin: 0;
  font-size: ${fontSize[20]};
  font-weight: 650;
  line-height: 28px;
  overflow-wrap: anywhere;
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  font-size: ${fontSize[13]};
  font-variant-numeric: tabular-nums;
  line-height: 20px;
  color: ${color.textMuted};

  strong {
    font-weight: 600;
    color: ${color.text};
  }
`;

/** As high as ten places, with an offer or without one: what stands below does not move when the answer comes. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(3)};
  min-block-size: var(--places);
  --places: 56rem;

  /* And as high as the heading that is not there, with its distance. */
  &[data-alone] {
    min-block-size: calc(var(--places) + 48px + ${space(4)});
  }

  @media ${media.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    --places: 27.5rem;
  }
`;

export const Whole = styled.div`
  grid-column: 1 / -1;
`;
