import { color, fontSize, radius, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

export const Nights = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;

  button {
    display: grid;
    gap: ${space(0.5)};
    inline-size: 100%;
    min-block-size: 44px;
    padding: ${space(2.5)} ${space(3)};
    border: 1px solid ${color.border};
    border-radius: ${radius.card};
    background: ${color.surface};
    font: inherit;
    font-size: ${fontSize[14]};
    color: ${color.text};
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  [data-past] {
    background: ${color.surfaceSunken};
  }
  strong {
    font-size: ${fontSize[13]};
    font-weight: 550;
    color: ${color.textMuted};
  }
  .today {
    margin-inline-start: ${space(2)};
    color: ${color.primary};
  }
  small {
    font-size: ${fontSize[12]};
  }
  .free,
  [data-running] small {
    color: ${color.warning};
  }
  [data-state='unsaved'] small {
    color: ${color.danger};
  }
`;
