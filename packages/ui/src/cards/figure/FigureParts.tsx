'use client';
import { styled } from 'styled-components';
import type { FigureUnit } from '../../locale/figureText.ts';
import { spokenText } from '../cards.styles.ts';
import { Pending, PENDING_FIGURE } from '../Pending.tsx';
import { useFigureText } from '../useFigureText.ts';
import { color, fontSize, space } from '../../theme/index.ts';

const PartLines = styled.ul`
  margin: ${space(1)} 0 0;
  padding: 0;
  list-style: none;
  color: ${color.textMuted};
  font-size: ${fontSize[12]};
  font-variant-numeric: tabular-nums;
  line-height: 1.5;
  overflow-wrap: anywhere;

  strong {
    color: ${color.text};
    font-weight: 500;
  }

  li {
    position: relative;
  }

  ${spokenText}
`;

/** A smaller figure below a figure: 'Importe $2,391,700.00'. */
export type FigurePart = {
  readonly label: string;
  /** null when unknown. */
  readonly value: number | null;
  /** Default: 'count'. */
  readonly unit?: FigureUnit | undefined;
};

/** The parts of a figure, one per line. */
export function FigureParts({ parts, loading }: { readonly parts: readonly FigurePart[]; readonly loading: boolean }) {
  const { written, named } = useFigureText();
  return (
    <PartLines>
      {parts.map(({ label, value, unit = 'count' }, place) => (
        // Parts keep their order, and two can have the same name.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place}>
          {loading ? (
            <Pending>
              {label} <strong>{PENDING_FIGURE[unit]}</strong>
            </Pending>
          ) : (
            <>
              <span className="spoken">{named(label, value, unit)}</span>
              <span aria-hidden>
                {label} <strong dir="auto">{written(value, unit)}</strong>
              </span>
            </>
          )}
        </li>
      ))}
    </PartLines>
  );
}
