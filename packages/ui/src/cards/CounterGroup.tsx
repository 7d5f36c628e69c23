'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, density, fontSize, media, space } from '../theme/index.ts';
import type { RootProps } from '../state/rootProps.ts';

/** A container query on its own width: the group may be beside a calendar. */
const GroupRoot = styled.fieldset`
  container: sereno-counters / inline-size;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > .counters {
    display: grid;
  }

  &[data-layout='cards'] > .counters {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(3)};
  }

  /* In a card taller than the rows need, they divide its height. */
  &[data-layout='rows'] {
    display: grid;
    flex: 1 0 auto;
  }

  &[data-layout='rows'] > .counters > * {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    column-gap: ${space(3)};
    padding: ${density.rowPadding} 0;
    border-width: 0 0 1px;
    border-radius: 0;
    border-color: ${color.border};
  }

  &[data-layout='rows'] > .counters > :last-child {
    border-block-end: 0;
    padding-block-end: 0;
  }

  /* Pressable rows span the card from edge to edge. */
  &[data-layout='rows'] .open {
    inset: 0;
  }

  @media ${media.touch} {
    &[data-layout='rows'] > .counters > :has(.open) {
      min-block-size: 44px;
    }
  }

  &[data-layout='rows'] .label {
    font-size: ${fontSize[14]};
  }

  &[data-layout='rows'] .value {
    margin-block-start: 0;
    font-size: ${fontSize[16]};
    letter-spacing: 0;
  }

  /* An odd number in two columns: the first, the most important, spans the row. */
  &[data-layout='cards'] > .counters > :first-child:nth-last-child(odd) {
    grid-column: 1 / -1;
  }

  @container sereno-counters (min-width: 600px) {
    &[data-layout='cards'] > .counters {
      grid-template-columns: none;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
    }

    &[data-layout='cards'] > .counters > :first-child:nth-last-child(odd) {
      grid-column: auto;
    }
  }
`;

export type CounterGroupProps = RootProps<HTMLFieldSetElement> & {
  /** The subject of the counts, for assistive technology: 'Actividades de noviembre de 2026'. */
  label: string;
  /** Two to six `CounterCard`, the most important first. */
  children: ReactNode;
  /** 'cards' side by side, or 'rows' inside a card of the host. Default: 'cards'. */
  layout?: 'cards' | 'rows' | undefined;
};

/** A group of counts (ACD-02): one row if there is room, two columns on a phone; or rows of a card. */
export function CounterGroup({ label, children, layout = 'cards', ...root }: CounterGroupProps) {
  return (
    <GroupRoot {...root} aria-label={label} data-layout={layout}>
      <div className="counters">{children}</div>
    </GroupRoot>
  );
}
