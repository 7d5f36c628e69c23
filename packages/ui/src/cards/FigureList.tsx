'use client';
import type { FigureUnit } from '../locale/figureText.ts';
import { ArrowDown } from '../foundation/icons/arrow-down.ts';
import { VisuallyHidden } from '../foundation/index.ts';
import type { RootProps } from '../state/rootProps.ts';
import { FigureListRoot } from './FigureList.styles.ts';
import { Explanation } from './popover/Explanation.tsx';
import { Pending, PENDING_FIGURE } from './Pending.tsx';
import { useFigureText } from './useFigureText.ts';

/** A figure of the list. */
export type ListedFigure = {
  /** What it counts: 'Costo por lead'. */
  readonly label: string;
  /** null when unknown. */
  readonly value: number | null;
  /** Its unit, which decides its format. Default: 'count'. */
  readonly unit?: FigureUnit | undefined;
  /** Its meaning with its formula, shown on hover, keyboard focus and touch. Default: none. */
  readonly explanation?: string | undefined;
  /**
   * The word for a loss, when it is one: 'Pérdida'. Screen readers read it and hover shows it; an arrow is beside the
   * figure, so that it does not depend on sign or colour. Default: none.
   */
  readonly loss?: string | undefined;
};

export type FigureListProps = RootProps & {
  /** The figures, in pairs. */
  figures: readonly ListedFigure[];
  /** Loading: they keep their space. Default: false. */
  loading?: boolean | undefined;
  /** Refreshing: the old figures are muted. Default: false. */
  refreshing?: boolean | undefined;
};

/**
 * Many figures of one thing in a card, each with its explanation: costs and results of a campaign (FIN-05 to FIN-15).
 */
export function FigureList({ figures, loading = false, refreshing = false, ...root }: FigureListProps) {
  const { written, told } = useFigureText();
  return (
    <FigureListRoot {...root} aria-busy={loading || refreshing} data-refreshing={(refreshing && !loading) || undefined}>
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

/** Screen readers need words for a dash. */
function Figure({ text, spoken }: { readonly text: string; readonly spoken: string }) {
  if (text === spoken) return <bdi>{text}</bdi>;
  return (
    <span>
      <bdi aria-hidden>{text}</bdi>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </span>
  );
}
