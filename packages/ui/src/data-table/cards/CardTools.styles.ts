import { styled } from 'styled-components';
import { color, fontSize, media, radius, space } from '../../theme/index.ts';
import { NARROW } from './narrowGrid.styles.ts';

/** What stands above the cards, in place of the titles of the columns. */
export const CardToolsBar = styled.div`
  display: none;

  @container ${NARROW} {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    padding: 0 ${space(4)} ${space(2)};
    color: ${color.textMuted};
    font-size: ${fontSize[13]};
  }

  .all {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    margin-block: -6px;
    margin-inline: -14px auto;
    cursor: pointer;
  }

  .all > input {
    inline-size: 16px;
    block-size: 16px;
    margin: 0;
    accent-color: ${color.primary};
  }

  .sort {
    display: flex;
    flex: 0 1 auto;
    align-items: center;
    gap: ${space(2)};
    min-inline-size: 0;
  }

  .sort > select {
    flex: 0 1 auto;
    min-inline-size: 0;
    max-inline-size: 14rem;
    min-block-size: 32px;
    padding-inline: ${space(2)};
    overflow: hidden;
    border: 1px solid ${color.borderStrong};
    border-radius: ${radius.control};
    background: ${color.surface};
    color: ${color.text};
    font: inherit;
    text-overflow: ellipsis;
  }

  @media ${media.touch} {
    .sort > select {
      min-block-size: 44px;
      font-size: ${fontSize[16]};
    }
  }
`;
