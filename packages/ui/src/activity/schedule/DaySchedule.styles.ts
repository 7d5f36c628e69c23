import { styled } from 'styled-components';
import { color, fontSize, space } from '../../theme/index.ts';

export const ScheduleRoot = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(1.5)};
  min-inline-size: 0;
  font-size: ${fontSize[13]};

  .title {
    margin: 0;
    font-size: ${fontSize[13]};
    font-weight: 550;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

/** The sentences on one line if there is room, the button at their end. No height while empty. */
export const News = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space(1.5)};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  color: ${color.textMuted};

  .words,
  output {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(1.5)};
    min-inline-size: 0;
  }

  .words {
    grid-column: 2;
    /* So that a time range does not break at its dash. */
    text-wrap: balance;
  }

  .icon {
    grid-column: 1;
    display: flex;
  }

  .icon:empty,
  .icon:empty + .words {
    grid-column: 1 / 3;
  }

  .icon:empty {
    display: none;
  }

  .icon > svg {
    inline-size: 16px;
    block-size: 16px;
  }

  button {
    grid-column: 3;
  }

  &:not([data-tone='muted']) .said {
    font-weight: 550;
  }

  &[data-tone='positive'] :is(.said, .icon) {
    color: ${color.positive};
  }

  &[data-tone='warning'] :is(.said, .icon) {
    color: ${color.warning};
  }

  &[data-tone='danger'] :is(.said, .icon) {
    color: ${color.danger};
  }
`;

/** Lines as high as those of the list, below the hours. */
export const SkeletonLines = styled.div`
  display: grid;
  grid-auto-rows: 32px;
  align-items: center;
  padding-block-start: 22px;
`;
