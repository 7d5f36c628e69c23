'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../../state/rootProps.ts';
import { color, fontSize, plainList, space } from '../../theme/index.ts';
import type { BadgeTone } from './Badge.tsx';
import type { HeadingLevel } from '../surface/Card.tsx';

export type TimelineEntry = {
  /** Unique among the entries. */
  id: string | number;
  /** What happened. */
  title: ReactNode;
  /** When, and who did it, in words; a `<time>` with its `dateTime`, where the instant is known. */
  time: ReactNode;
  /** What there is to say of it. */
  detail?: ReactNode;
  /** Colour of its point; what it means stands in the words. Default 'neutral'. */
  tone?: BadgeTone | undefined;
};

export type TimelineProps = RootProps<HTMLOListElement> & {
  /** Accessible name of the list, where no heading names it. */
  label?: string | undefined;
  /** What happened, in the order in which it is read: usually the newest first. */
  entries: readonly TimelineEntry[];
  /** Level of the heading of each entry: one below that of what the timeline stands in. Default: no headings. */
  headingLevel?: HeadingLevel | undefined;
};

const Root = styled.ol`
  ${plainList}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  overflow-wrap: anywhere;

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
    background: ${color.borderStrong};
    @media (forced-colors: active) {
      background: CanvasText;
    }
  }
  > li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: 1.2em ${space(-4)};
    inset-inline-start: 3.5px;
    border-inline-start: 1px solid ${color.border};
  }
  .title {
    margin: 0;
    font-size: ${fontSize[14]};
    font-weight: 550;
  }
  .time {
    margin: 0;
    font-size: ${fontSize[12]};
    font-variant-numeric: tabular-nums;
    color: ${color.textMuted};
  }
  .detail {
    margin-block-start: ${space(1.5)};
    font-size: ${fontSize[13]};
  }

  > [data-tone='primary']::before {
    background: ${color.primary};
  }
  > [data-tone='info']::before {
    background: ${color.info};
  }
  > [data-tone='positive']::before {
    background: ${color.positive};
  }
  > [data-tone='warning']::before {
    background: ${color.warning};
  }
  > [data-tone='danger']::before {
    background: ${color.danger};
  }
`;

/** What happened with something, along a line in time. For the steps of a task use `Stepper`. */
export function Timeline({ label, entries, headingLevel, ...root }: TimelineProps) {
  const Title = headingLevel === undefined ? 'p' : (`h${headingLevel}` as const);
  return (
    <Root {...root} aria-label={label}>
      {entries.map(({ id, title, time, detail, tone }) => (
        <li key={id} data-tone={tone}>
          <Title className="title">{title}</Title>
          <p className="time">{time}</p>
          {detail !== undefined && detail !== null && detail !== false && <div className="detail">{detail}</div>}
        </li>
      ))}
    </Root>
  );
}
