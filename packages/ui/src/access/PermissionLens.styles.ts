import { styled } from 'styled-components';
import { color, fontSize, media, radius, space } from '../theme/index.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(3)} ${space(5)};

  > :is(.search, .role) {
    flex: 1 1 220px;
  }
  > .search {
    max-inline-size: 400px;
  }
  > .switches {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(5)};
  }
  @media not ${media.md} {
    > * {
      flex: 1 1 100%;
      max-inline-size: none;
    }
    > .switches {
      flex-direction: column;
    }
  }
`;

/** What is in sight: how many rows, and how many of each kind of difference. */
export const Summary = styled.output`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(5)};
  color: ${color.textMuted};
  font-size: ${fontSize[13]};
  font-variant-numeric: tabular-nums;

  > span {
    display: flex;
    align-items: baseline;
    gap: ${space(2)};
  }
  > [data-verdict]::before {
    content: '';
    flex: none;
    inline-size: 12px;
    block-size: 12px;
    border: 1px solid ${color.info};
    border-radius: 3px;
    background: ${color.infoSoft};
    translate: 0 1px;
  }
  > [data-verdict='menuOnly']::before {
    border-color: ${color.warning};
    background: ${color.warningSoft};
  }
`;

export const Frame = styled.div`
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.text};
  /* Its corners are followed, and what sticks inside still does. */
  overflow: clip;
  /* What lies on what in here is no matter of the page around it. */
  isolation: isolate;
`;

/** Stays at the lower edge of the window while the table is in sight, and keeps its height while nothing is chosen. */
export const Why = styled.output`
  position: sticky;
  inset-block-end: 0;
  z-index: 4;
  display: grid;
  align-content: center;
  gap: ${space(1)};
  min-block-size: 72px;
  padding: ${space(3)} ${space(4)};
  border-block-start: 1px solid ${color.border};
  background: ${color.surface};
  font-size: ${fontSize[13]};

  > span {
    max-inline-size: 110ch;
    color: ${color.textMuted};
    overflow-wrap: anywhere;
  }
  > .verdict {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(2)};
    color: ${color.text};
    font-size: ${fontSize[14]};
  }
  strong {
    font-weight: 600;
  }
  /* Room for what floats in the corner of a phone, such as the way back to the top. */
  @media not ${media.md} {
    padding-inline-end: ${space(16)};
  }
`;
