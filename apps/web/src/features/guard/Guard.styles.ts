import { color, fontSize, media, radius, space } from '@sereno/ui/theme';
import { createGlobalStyle, styled } from 'styled-components';

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(2)};

  .month {
    inline-size: 9.5rem;
  }
  .places {
    inline-size: 9.5rem;
  }
  > span {
    margin-block-end: ${space(2)};
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: ${space(2)};
    margin-inline-start: auto;
  }
`;

export const Summary = styled.output`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  margin: 0;
  font-size: ${fontSize[13]};
  font-variant-numeric: tabular-nums;
  color: ${color.textMuted};
`;

/** The board and the shares beside it. */
export const Plan = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(3)};

  @media ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 18rem;
  }
`;

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

/** A night: its button covers it, and the people lie above. */
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

/** A person on a night. */
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

/** The nights of a phone, one below the other. */
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

export const ShareList = styled.div`
  display: grid;
  gap: ${space(2)};

  p {
    margin: 0;
    font-size: ${fontSize[13]};
    color: ${color.textMuted};
  }
`;

/** It scrolls within itself, so that the board stays beside it. */
export const ShareRows = styled.ul`
  max-block-size: 26rem;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
`;

export const ShareRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(0.5)} ${space(2)};
  padding: ${space(1.5)} ${space(1)};
  border-block-end: 1px solid ${color.border};
  font-size: ${fontSize[13]};
  overflow-wrap: anywhere;

  &[draggable='true'] {
    cursor: grab;
  }
  small {
    font-size: ${fontSize[12]};
    font-variant-numeric: tabular-nums;
    color: ${color.textMuted};
  }
  em {
    margin-inline-start: ${space(2)};
    font-style: normal;
    color: ${color.warning};
  }
`;

export const NightGuards = styled.div`
  display: grid;
  gap: ${space(3)};
  font-size: ${fontSize[14]};

  p {
    margin: 0;
    color: ${color.textMuted};
  }
  ul {
    display: grid;
    gap: ${space(3)};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    gap: ${space(1)};
    padding-block-end: ${space(3)};
    border-block-end: 1px solid ${color.border};

    strong {
      font-weight: 550;
    }
    > span,
    small {
      font-size: ${fontSize[13]};
      color: ${color.textMuted};
    }
  }
  .actions {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: ${space(2)};
  }
`;

export const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

/** Nights or swaps with what can be done with them. */
export const OwnNights = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${fontSize[14]};

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(2)};
    min-block-size: 44px;
    padding-block: ${space(1)};

    &:not(:last-child) {
      border-block-end: 1px solid ${color.border};
    }
  }
  strong,
  li > span:first-child {
    margin-inline-end: auto;
    font-weight: 550;
    overflow-wrap: anywhere;
  }
  li > span:first-child {
    flex: 1 1 14rem;
    font-weight: 400;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
  }
`;

/** The nights of a month on a phone that are only read. */
export const RosterNights = styled.ul`
  display: grid;
  gap: ${space(2.5)};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${fontSize[14]};

  li {
    display: grid;
  }
  strong {
    font-size: ${fontSize[13]};
    font-weight: 550;
    color: ${color.textMuted};
  }
  [data-own] {
    font-weight: 550;
    color: ${color.primary};
  }
`;

/** A month that is only read. */
export const Roster = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  font-size: ${fontSize[13]};

  th,
  td {
    padding: ${space(1)} ${space(1.5)};
    border: 1px solid ${color.border};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  th {
    font-size: ${fontSize[12]};
    font-weight: 550;
    color: ${color.textMuted};
  }
  td {
    block-size: 4.5rem;
  }
  .day {
    font-weight: 550;
    font-variant-numeric: tabular-nums;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  [data-outside] {
    color: ${color.textMuted};

    .day {
      font-weight: 400;
    }
  }
  [data-today] {
    box-shadow: inset 0 2px 0 ${color.primary};
  }
  [data-own] {
    font-weight: 550;
    color: ${color.primary};
  }
`;

/** The printed sheet: hidden on the screen. */
export const Paper = styled.div`
  color: black;

  h1 {
    margin: 0 0 4mm;
    font-size: 16pt;
  }
  th,
  td {
    border-color: #999;
    color: black;
  }
  @media screen {
    display: none;
  }
`;

/** While rendered, the sheet alone is printed. */
export const PaperPage = createGlobalStyle`
  @page {
    size: landscape;
    margin: 12mm;
  }
  @media print {
    :root:root, :root > body {
      position: static !important;
      overflow: visible !important;
      background: white !important;
      color-scheme: light;
    }
    body > :not(${Paper}) {
      display: none !important;
    }
  }
`;
