import { styled } from 'styled-components';
import { color, density, fontSize, motion, radius, space } from '../theme/index.ts';

export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};

  > * + * {
    padding-block-start: ${space(5)};
    border-block-start: 1px solid ${color.border};
  }

  .person {
    display: flex;
    align-items: center;
    gap: ${space(3)};
  }

  .person > div {
    min-inline-size: 0;
  }

  .person p {
    margin: 0;
    color: ${color.textMuted};
    font-size: ${fontSize[13]};
    overflow-wrap: anywhere;
  }

  .person .name {
    color: ${color.text};
    font-size: ${fontSize[16]};
    font-weight: 600;
  }

  dl {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(3)};
    margin: 0;
    font-size: ${fontSize[13]};
  }

  dl > div {
    display: grid;
    gap: 2px;
  }

  dt {
    color: ${color.textMuted};
    font-size: ${fontSize[12]};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }

  dd a {
    color: ${color.primary};
  }

  .preferences {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(4)};
  }

  .field {
    display: grid;
    gap: 6px;
  }

  .field-name {
    font-size: ${fontSize[13]};
    font-weight: 500;
  }

  .select {
    position: relative;
    display: grid;
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
    block-size: ${density.controlHeight};
    padding-inline: ${space(3)} ${space(9)};
    border: 1px solid ${color.borderStrong};
    border-radius: ${radius.control};
    background: ${color.surface};
    color: ${color.text};
    font: inherit;
    cursor: pointer;
  }

  .leave {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${space(2)};
    block-size: ${density.controlHeight};
    border: 1px solid ${color.border};
    border-radius: ${radius.control};
    color: ${color.text};
    font-weight: 500;
    text-decoration: none;
    transition: background-color ${motion.fast};
  }

  .leave:hover {
    background: ${color.surfaceSunken};
  }
`;
