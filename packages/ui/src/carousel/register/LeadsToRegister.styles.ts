import { styled } from 'styled-components';
import { leadWho } from '../list/LeadList.styles.ts';
import { color, plainList, space } from '../../theme/index.ts';

export const List = styled.ul`
  ${plainList}

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(2)} ${space(3)};
    min-block-size: 4.1875rem;
    border-block-end: 1px solid ${color.border};
    padding: ${space(2)} ${space(4)};
  }

  li:last-child {
    border-block-end: 0;
  }

  ${leadWho}

  .who {
    flex-basis: 9rem;
  }
`;
