import { styled } from 'styled-components';
import { color, fontSize, media, radius, space } from '../../theme/index.ts';

/** The line of filters; its own place is the table's, which keeps it while this is on its way. */
export const ChipList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  margin: 0;
  list-style: none;

  > li {
    display: flex;
    align-items: center;
    max-inline-size: 100%;
    min-block-size: 28px;
    padding-inline: ${space(2.5)} 2px;
    border: 1px solid ${color.border};
    border-radius: ${radius.pill};
    background: ${color.surfaceSunken};
    font-size: ${fontSize[12]};
  }

  > li.all {
    padding: 0;
    border: 0;
    background: none;
  }

  .words {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .remove {
    display: grid;
    inline-size: 24px;
    block-size: 24px;
    place-items: center;
    padding: 0;
    border: 0;
    border-radius: ${radius.control};
    background: none;
    color: ${color.textMuted};
    cursor: pointer;
  }

  .remove:hover {
    color: ${color.text};
  }

  @media ${media.touch} {
    > li {
      min-block-size: 36px;
    }

    .remove {
      position: relative;
      inline-size: 32px;
      block-size: 32px;
    }

    /* A finger may miss it by the gap between two chips. */
    .remove::after {
      content: '';
      position: absolute;
      inset: -6px;
    }
  }
`;
