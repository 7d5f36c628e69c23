import { color, fontSize, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  &:focus {
    outline: none;
  }
`;

/** Whom is quoted for, and the way to somebody else. */
export const Person = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  min-block-size: 44px;
`;

export const Name = styled.h2`
  margin: 0;
  font-size: ${fontSize[20]};
  font-weight: 650;
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
  &:focus-visible {
    outline: 2px solid ${color.primary};
    outline-offset: 2px;
  }
  a {
    color: inherit;
    text-decoration-color: ${color.borderStrong};
    text-underline-offset: 0.2em;
  }
`;

export const Note = styled.p`
  margin: 0;
  font-size: ${fontSize[13]};
  color: ${color.textMuted};
`;

/** As wide as a name that is searched. */
export const Choice = styled.div`
  max-inline-size: 560px;
`;

/** The search, and beside it the way to somebody who is not there yet. */
export const Search = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(3)};
  > div {
    flex: 1 1 14rem;
    min-inline-size: 0;
  }
`;

/** What has changed, a line each. */
export const Changes = styled.ul`
  margin: 0;
  padding-inline-start: ${space(5)};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

/** What narrows the prices down, and the way to paper. */
export const Percents = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space(3)};
  > div {
    flex: 0 1 12rem;
  }
  > button {
    margin-block-start: ${space(6)};
    margin-inline-start: auto;
  }
`;
