import { styled } from 'styled-components';
import { color, fontSize, media, space } from '../../theme/index.ts';

/** Name and chips. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space(3)};

  .who {
    flex: 1 1 14rem;
    min-inline-size: 0;
  }

  .name {
    margin: 0;
    font-size: ${fontSize[20]};
    font-weight: 650;
    line-height: 1.3;
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }

  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1.5)};
    margin: ${space(1.5)} 0 0;
    padding: 0;
    list-style: none;
  }

  .chips > li {
    max-inline-size: 100%;
  }
`;

export const Part = styled.section`
  min-inline-size: 0;

  :is(div, section) + & {
    margin-block-start: ${space(4)};
    padding-block-start: ${space(4)};
    border-block-start: 1px solid ${color.border};
  }

  > h3,
  > h4,
  > h5,
  > h6 {
    margin: 0 0 ${space(2)};
    font-size: ${fontSize[13]};
    font-weight: 600;
    color: ${color.textMuted};
  }
`;

/** Contact links of one width, so that their positions are stable. */
export const Ways = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.25rem), 1fr));
  gap: ${space(2)};
  max-inline-size: 52rem;
  margin: 0 0 ${space(3)};
  padding: 0;
  list-style: none;
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: ${space(3)} ${space(4)};
  margin: 0;

  > div {
    min-inline-size: 0;
  }

  > .whole {
    grid-column: 1 / -1;
  }

  dt {
    font-size: ${fontSize[12]};
    color: ${color.textMuted};
  }

  dd {
    margin: ${space(0.5)} 0 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }

  .lines {
    max-inline-size: 72ch;
    white-space: pre-line;
  }

  .note {
    font-size: ${fontSize[13]};
    color: ${color.textMuted};
  }

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 24px;
    color: ${color.primary};
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  @media ${media.touch} {
    a {
      min-block-size: 44px;
      /* The touch target extends beyond its line. */
      margin-block: -11px;
    }
  }
`;

/** Shown where the data may not be seen. */
export const Hidden = styled.div`
  display: flex;
  gap: ${space(3)};
  align-items: flex-start;

  > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    margin-block-start: 2px;
    color: ${color.textMuted};
  }

  > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  p {
    margin: 0;
  }

  p + p {
    margin-block-start: ${space(0.5)};
    font-size: ${fontSize[13]};
    color: ${color.textMuted};
  }
`;

export const Quiet = styled.p`
  margin: 0;
  color: ${color.textMuted};
`;

export const Ghosts = styled.div`
  display: grid;
  gap: ${space(3)};
`;
