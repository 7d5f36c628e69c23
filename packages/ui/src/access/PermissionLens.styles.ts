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

/** The number of visible rows, and of each kind of difference. */
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
  /* Clips to its corners, while sticky parts inside still work. */
  overflow: clip;
  /* Stacking inside is independent of the page. */
  isolation: isolate;
`;

/** Stays at the bottom of the window while the table is visible, and keeps its height without a selection. */
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
  /* Room for floating buttons in the corner of a phone, such as scroll to top. */
  @media not ${media.md} {
    padding-inline-end: ${space(16)};
  }
`;
