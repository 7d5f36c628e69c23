import { color, fontSize, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

export const ShareList = styled.div`
  display: grid;
  gap: ${space(2)};

  p {
    margin: 0;
    font-size: ${fontSize[13]};
    color: ${color.textMuted};
  }
`;

export const ShareRows = styled.ul`
  max-block-size: 26rem;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
`;

export const ShareRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(0.5)} ${space(2)};
  padding: ${space(1.5)} ${space(1)};
  border-block-end: 1px solid ${color.border};
  font-size: ${fontSize[13]};
  overflow-wrap: anywhere;

  &[draggable='true'] {
    cursor: grab;
  }
  small {
    font-size: ${fontSize[12]};
    font-variant-numeric: tabular-nums;
    color: ${color.textMuted};
  }
  em {
    margin-inline-start: ${space(2)};
    font-style: normal;
    color: ${color.warning};
  }
`;
