'use client';
import type { FigureUnit } from '@sereno/domain/figure';
import { ArrowDown } from '../foundation/icons/arrow-down.ts';
import { VisuallyHidden } from '../foundation/index.ts';
import { FigureListRoot } from './FigureList.styles.ts';
import { Explanation } from './peek/Explanation.tsx';
import { Pending } from './Pending.tsx';
import { PENDING_FIGURE } from './pendingFigure.ts';
import { useFigureText } from './useFigureText.ts';

/** A figure among others of one thing. */
export type ListedFigure = {
  /** What it counts: 'Costo por lead'. */
  readonly label: string;
  /** null where nobody knows. */
  readonly value: number | null;
  /** What it is counted in, which says how it is written. Default: 'count'. */
  readonly unit?: FigureUnit | undefined;
  /** What it means, with its formula, shown by hover, keyboard focus and touch. Default: none. */
  readonly explanation?: string | undefined;
  /**
   * Where it is a loss, the word for that: 'Pérdida'. It is read aloud and shown on hover; an arrow stands beside the figure, so that
   * neither sign nor colour tells it alone. Default: none.
   */
  readonly loss?: string | undefined;
};

export type FigureListProps = {
  /** In their order, two by two. */
  figures: readonly ListedFigure[];
  /** They are on their way, and keep their places. Default: false. */
  loading?: boolean | undefined;
  /** Newer ones are on their way: those that are shown are muted until they are there. Default: false. */
  refreshing?: boolean | undefined;
};

/** Many figures of one thing inside a card, each with its explanation: what a campaign cost and brought (FIN-05 to FIN-15). */
export function FigureList({ figures, loading = false, refreshing = false }: FigureListProps) {
  const { written, told } = useFigureText();
  return (
    <FigureListRoot aria-busy={loading || refreshing} data-refreshing={(refreshing && !loading) || undefined}>
      <dl>
        {figures.map(({ label, value, unit = 'count', explanation, loss }) => (
          <div key={label}>
            <dt>
              <span className="label">{label}</span>
              <Explanation label={label} text={explanation} />
            </dt>
            <dd data-loss={loss !== undefined || undefined} title={loss}>
              {loading ? (
                <Pending>{PENDING_FIGURE[unit]}</Pending>
              ) : (
                <>
                  {loss !== undefined && (
                    <>
                      <ArrowDown aria-hidden />
                      <VisuallyHidden>{loss} </VisuallyHidden>
                    </>
                  )}
                  <Figure text={written(value, unit)} spoken={told(value, unit)} />
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </FigureListRoot>
  );
}

/** A dash has words of its own where it is read aloud. */
function Figure({ text, spoken }: { readonly text: string; readonly spoken: string }) {
  if (text === spoken) return <span>{text}</span>;
  return (
    <span>
      <span aria-hidden>{text}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </span>
  );
}
