import { styled } from 'styled-components';
import { color, fontSize, plainList, space } from '../../theme/index.ts';

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

  .who {
    display: flex;
    flex: 1 1 9rem;
    flex-direction: column;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .name {
    font-size: ${fontSize[14]};
    font-weight: 600;
  }

  .means {
    color: ${color.textMuted};
    font-size: ${fontSize[13]};
  }
`;

/** Reserves room for `--rows` leads, like the waiting list beside it. */
export const Root = styled.div`
  min-inline-size: 0;

  &[data-reserved] {
    display: flex;
    flex-direction: column;
    block-size: calc(var(--rows) * 4.25rem);
    overflow: auto;
    overscroll-behavior: contain;
  }

  &[data-reserved] > :only-child:not(ul) {
    margin-block: auto;
  }
`;
