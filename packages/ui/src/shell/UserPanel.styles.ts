import { styled } from 'styled-components';
import { color, density, fontSize, media, motion, radius, space } from '../theme/index.ts';

export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};

  > * + * {
    padding-block-start: ${space(5)};
    border-block-start: 1px solid ${color.border};
  }

  /* Focused elements are never under the head of a drawer or under sign-out. */
  & :is(a, button, input, select, [role='switch'], [tabindex]) {
    scroll-margin-block: 72px 84px;
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

  /* The switch has its own padding. */
  > .availability {
    margin-block-end: ${space(-2)};
    padding-block-start: ${space(3)};
  }

  .facts {
    container-type: inline-size;
  }

  dl {
    display: grid;
    grid-template-columns: fit-content(45%) minmax(0, 1fr);
    gap: ${space(2)} ${space(4)};
    margin: 0;
    font-size: ${fontSize[13]};
  }

  dl > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: baseline;
  }

  /* In em: with large text, the name of a fact is above it. */
  @container (max-width: 16rem) {
    dl,
    dl > div {
      grid-template-columns: minmax(0, 1fr);
    }
    dl > div {
      row-gap: 0;
    }
  }

  dt {
    color: ${color.textMuted};
    overflow-wrap: anywhere;
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }

  .notices {
    display: grid;
    justify-items: start;
    gap: ${space(3)};
  }

  .notices h3 {
    margin: 0;
    font-size: ${fontSize[14]};
    font-weight: 600;
  }

  .notices .links {
    inline-size: 100%;
  }

  .notices .link {
    padding-block: ${space(2)};
  }

  .notices small {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize[13]};
  }

  .links {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    margin: 0;
    padding: 0;
    border: 1px solid ${color.border};
    border-radius: ${radius.control};
    list-style: none;
  }

  .links > li + li {
    border-block-start: 1px solid ${color.border};
  }

  .link,
  .leave {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    border-radius: ${radius.control};
    color: ${color.text};
    text-decoration: none;
    overflow-wrap: anywhere;
    transition: background-color ${motion.fast};
  }

  .link {
    justify-content: space-between;
    min-block-size: ${density.controlHeight};
    padding: ${space(1)} ${space(3)};
    @media ${media.touch} {
      min-block-size: 44px;
    }
  }

  .link > svg {
    flex: none;
    color: ${color.textMuted};
  }

  .link:dir(rtl) > svg {
    scale: -1 1;
  }

  .way-out {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
    padding-block: ${space(3)};
    margin-block-end: ${space(-3)};
    background: ${color.surface};
    /* In a low window, or with large text, it would cover too much. */
    @media (max-height: 30em) {
      position: static;
    }
  }

  .leave {
    justify-content: center;
    min-block-size: ${density.controlHeight};
    padding: ${space(1)} ${space(3)};
    border: 1px solid ${color.border};
    font-weight: 550;
  }

  .link:hover,
  .leave:hover {
    background: ${color.surfaceSunken};
  }
`;
