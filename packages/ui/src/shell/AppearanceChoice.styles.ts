import { styled } from 'styled-components';
import { color, density, fontSize, media, motion, radius, space } from '../theme/index.ts';

export const Choices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  .field {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(1.5)};
  }

  .field-name {
    font-size: ${fontSize[13]};
    font-weight: 550;
  }

  .select {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: center;
  }

  .select > svg {
    position: absolute;
    inset-inline-end: ${space(3)};
    color: ${color.textMuted};
    pointer-events: none;
  }

  select {
    appearance: none;
    inline-size: 100%;
    min-block-size: ${density.controlHeight};
    padding-block: ${space(1)};
    padding-inline: ${space(2.5)} ${space(9)};
    border: 1px solid ${color.borderStrong};
    border-radius: ${radius.control};
    background: ${color.surface};
    color: ${color.text};
    font: inherit;
    font-size: ${fontSize[14]};
    text-overflow: ellipsis;
    cursor: pointer;
    transition: border-color ${motion.fast};
    /* Below 16 px iOS zooms the page when the control is focused. */
    @media ${media.touch} {
      font-size: ${fontSize[16]};
    }
  }

  select:hover {
    border-color: ${color.text};
  }
`;
