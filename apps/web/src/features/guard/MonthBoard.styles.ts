import { color, fontSize, radius, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

export const Board = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  font-size: ${fontSize[13]};

  th {
    padding: ${space(2)};
    font-size: ${fontSize[12]};
    font-weight: 550;
    text-align: start;
    color: ${color.textMuted};
  }
  td {
    border-block-start: 1px solid ${color.border};

    &:not(:first-child) {
      border-inline-start: 1px solid ${color.border};
    }
  }
  [data-outside] {
    padding: ${space(1)} ${space(2)};
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
    vertical-align: top;
  }
`;

export const Night = styled.td`
  position: relative;
  block-size: 6rem;
  padding: 0 ${space(1)} ${space(1)};
  vertical-align: top;

  > button {
    display: flex;
    align-items: baseline;
    gap: ${space(1.5)};
    inline-size: 100%;
    min-block-size: ${space(8)};
    padding: ${space(1)};
    border: 0;
    background: none;
    font: inherit;
    color: ${color.text};
    text-align: start;
    cursor: pointer;

    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    &:hover::after {
      background: color-mix(in srgb, ${color.primary} 6%, transparent);
    }
    &:focus-visible {
      outline: none;

      &::after {
        outline: 2px solid ${color.primary};
        outline-offset: -2px;
      }
    }
  }
  .day {
    font-weight: 550;
    font-variant-numeric: tabular-nums;
  }
  .today {
    font-size: ${fontSize[12]};
    font-weight: 550;
    color: ${color.primary};
  }
  .free {
    margin-inline-start: auto;
    font-size: ${fontSize[12]};
    color: ${color.warning};
  }
  ul {
    display: grid;
    gap: 2px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  &[data-past] {
    background: ${color.surfaceSunken};

    .day {
      color: ${color.textMuted};
    }
  }
  &[data-today] {
    box-shadow: inset 0 2px 0 ${color.primary};
  }
  &[data-drop='refused'] {
    opacity: 0.5;
  }
  &[data-drop='running'] > button::after {
    background: color-mix(in srgb, ${color.warning} 8%, transparent);
  }
  &[data-over] > button::after {
    outline: 2px dashed ${color.primary};
    outline-offset: -3px;
  }
`;

export const Chip = styled.li`
  position: relative;
  z-index: 1;
  padding: 2px ${space(1.5)};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.surface};
  font-size: ${fontSize[12]};
  line-height: 1.35;
  color: ${color.text};
  overflow-wrap: anywhere;
  cursor: pointer;

  &[draggable='true'] {
    cursor: grab;
  }
  small {
    font-size: inherit;
    color: ${color.textMuted};
  }
  &[data-running] {
    border-color: ${color.warning};
    background: ${color.warningSoft};

    small {
      color: ${color.warning};
    }
  }
  &[data-state='saving'] {
    border-style: dashed;
  }
  &[data-state='unsaved'] {
    border-color: ${color.danger};
    border-style: dashed;

    small {
      color: ${color.danger};
    }
  }
  &[data-state='others'] {
    border-style: none;
    background: none;
    color: ${color.textMuted};
  }
`;
