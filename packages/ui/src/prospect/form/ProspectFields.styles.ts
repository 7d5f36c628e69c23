import { styled } from 'styled-components';
import { Cell } from '../../foundation/form/form.styles.ts';
import { color, fontSize, iconSize, media, space } from '../../theme/index.ts';

/** A section: its name beside its fields if there is room, else above them. */
export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding: ${space(5)} ${space(4)};
  &:not(:first-child) {
    border-block-start: 1px solid ${color.border};
  }
  @media ${media.md} {
    padding: ${space(6)};
  }
  @container (min-width: 46em) {
    grid-template-columns: 13em minmax(0, 1fr);
    gap: ${space(6)};
  }
  [role='dialog'] & {
    padding-inline: 0;
    padding-block: ${space(4)};
  }
  [role='dialog'] &:first-child {
    padding-block-start: 0;
  }
`;

export const Heading = styled.h2`
  margin: 0;
  font-size: ${fontSize[14]};
  font-weight: 650;
  letter-spacing: -0.01em;
  color: ${color.text};
`;

export const Help = styled.p`
  margin: ${space(1)} 0 0;
  font-size: ${fontSize[13]};
  color: ${color.textMuted};
`;

export const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(4)};
  @container (min-width: 32em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** A choice: aligned with the field before it when side by side. */
export const ChoiceCell = styled(Cell)`
  @container (min-width: 32em) {
    &:nth-child(even) {
      padding-block-start: calc(1.5 * ${fontSize[13]} + ${space(3)});
    }
  }
`;

/** The lookup's result below its field; its line is reserved, so that nothing jumps. */
export const LookupStatus = styled.output`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  min-block-size: 1.5em;
  margin-block-start: ${space(1)};
  font-size: ${fontSize[13]};
  overflow-wrap: anywhere;
  color: ${color.textMuted};
  & > svg {
    ${iconSize}
  }
`;

/** Hints below the fields of a section. */
export const Below = styled.div`
  grid-column: 1 / -1;
  min-inline-size: 0;
  &:empty {
    display: none;
  }
`;

export const SimilarList = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: ${space(1)} 0 0;
  padding: 0;
  list-style: none;
  & a {
    border-radius: 2px;
    color: inherit;
    font-weight: 600;
    text-underline-offset: 3px;
  }
  @media ${media.touch} {
    & a {
      display: inline-flex;
      align-items: center;
      min-block-size: 44px;
    }
  }
`;
