'use client';
import type { FigureUnit } from '../../locale/figureText.ts';
import { Pending } from '../Pending.tsx';
import { PENDING_FIGURE } from '../pendingFigure.ts';
import { useFigureText } from '../useFigureText.ts';
import { PartLines } from './FigureParts.styles.ts';

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
                {label} <strong>{written(value, unit)}</strong>
              </span>
            </>
          )}
        </li>
      ))}
    </PartLines>
  );
}
