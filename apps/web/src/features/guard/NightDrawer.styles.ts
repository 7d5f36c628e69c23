import { color, fontSize, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

export const NightGuards = styled.div`
  display: grid;
  gap: ${space(3)};
  font-size: ${fontSize[14]};

  p {
    margin: 0;
    color: ${color.textMuted};
  }
  ul {
    display: grid;
    gap: ${space(3)};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    gap: ${space(1)};
    padding-block-end: ${space(3)};
    border-block-end: 1px solid ${color.border};

    strong {
      font-weight: 550;
    }
    > span,
    small {
      font-size: ${fontSize[13]};
      color: ${color.textMuted};
    }
  }
  .actions {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: ${space(2)};
  }
`;
