import { color, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

/** Values that changed. */
export const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;

  del {
    color: ${color.textMuted};
  }
  ins {
    text-decoration: none;
  }
`;

/** Many of them, folded away. */
export const Fold = styled.details`
  summary {
    cursor: pointer;
  }
  ul {
    margin-block-start: ${space(1.5)};
  }
`;
