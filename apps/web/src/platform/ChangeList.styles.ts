import { color, fontSize, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

/** Changes along a line in time. */
export const Changes = styled.ol`
  display: grid;
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    position: relative;
    padding-inline-start: ${space(5)};
  }
  > li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.45em;
    inset-inline-start: 0;
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: ${color.border};
  }
  > li:first-child::before {
    background: ${color.primary};
  }
  > li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: 1.2em -${space(4)};
    inset-inline-start: 3.5px;
    inline-size: 1px;
    background: ${color.border};
  }
  h3,
  h4 {
    margin: 0;
    font-size: ${fontSize[14]};
    font-weight: 550;
  }
  .by {
    margin: 0;
    font-size: ${fontSize[12]};
    color: ${color.textMuted};
  }
  ul {
    display: grid;
    gap: ${space(1)};
    margin: ${space(1.5)} 0 0;
    padding: 0;
    list-style: none;
    font-size: ${fontSize[13]};
    overflow-wrap: anywhere;
  }
  summary {
    font-size: ${fontSize[13]};
    cursor: pointer;
  }
  del {
    color: ${color.textMuted};
  }
  ins {
    text-decoration: none;
  }
`;
