'use client';
import type { FigureUnit } from '../locale/figureText.ts';
import { useTexts } from '../locale/index.ts';
import { figuresTexts } from '../locale/texts/es/figures.ts';
import { CircleCheck } from '../foundation/icons/circle-check.ts';
import { ClockAlert } from '../foundation/icons/clock-alert.ts';
import { FigureRoot } from './FigureCard.styles.ts';
import { FigureValue } from './figure/FigureValue.tsx';
import { GoalBar, GoalHeading, GoalLine } from './GoalCard.styles.ts';
import { type GoalView, goalView } from './goal/goalView.ts';
import { Pending, PENDING_FIGURE } from './Pending.tsx';
import { useFigureText } from './useFigureText.ts';
import { rootOf, type RootProps } from '../state/rootProps.ts';

export type GoalCardProps = RootProps & {
  /** Subject of the goal: 'Contratos del mes'. */
  label: string;
  /** The goal; 0 or null without one. Where `reached` is null too, whether there is a goal is not known, and nothing is said of it. */
  goal: number | null;
  /** Reached so far; null when unknown. */
  reached: number | null;
  /** Unit of both. Default: 'count'. */
  unit?: FigureUnit | undefined;
  /** Days of the period that have passed, including today. */
  elapsedDays: number;
  /** Days of the whole period. */
  days: number;
  /** Loading: the figures keep their space. Default: false. */
  loading?: boolean | undefined;
};

/** A goal: what is reached, what is missing, and whether the pace is sufficient. */
export function GoalCard(props: GoalCardProps) {
  const { label, goal, reached, unit = 'count', elapsedDays, days, loading = false } = props;
  const t = useTexts(figuresTexts);
  const { written, named } = useFigureText();
  const view = goalView({ goal, reached, unit, elapsedDays, days });
  const hasGoal = goal !== null && Number.isFinite(goal) && goal > 0;
  // A failed call knows neither: that there is no goal would be false.
  const isUnknown = goal === null && reached === null;
  const ofGoal = hasGoal ? t('goalCard.of', { goal: written(goal, unit) }) : t('goalCard.none');
  const target = isUnknown ? '' : ofGoal;
  const spoken = [named(label, reached, unit), target].join(' ').trim();

  return (
    <FigureRoot {...rootOf(props)} aria-busy={loading}>
      <GoalHeading>
        <span>{label}</span>
        <span>{!loading && days > 0 && t('goalCard.day', { day: Math.min(elapsedDays, days), days })}</span>
      </GoalHeading>
      <FigureValue
        text={loading ? PENDING_FIGURE[unit] : written(reached, unit)}
        spoken={spoken}
        loading={loading}
        isKnown={view !== null}
        onOpen={undefined}
        openLabel={undefined}
      />
      <GoalLine>
        {loading ? (
          <Pending>{t('goalCard.of', { goal: '$000,000.00' })}</Pending>
        ) : (
          <>
            <span aria-hidden>{target}</span>
            {view && <strong>{written(view.percent, 'percent')}</strong>}
          </>
        )}
      </GoalLine>
      <GoalBar aria-hidden data-pace={view?.behind === 0 ? 'pinned' : 'missed'}>
        {!loading && view && (
          <>
            <span className="reached" style={{ inlineSize: `${view.filled * 100}%` }} />
            <span className="pace" style={{ insetInlineStart: `${view.paceAt * 100}%` }} />
          </>
        )}
      </GoalBar>
      <GoalLine>
        {loading ? (
          <Pending>{t('goalCard.remaining', { amount: '$000,000.00', count: 2 })}</Pending>
        ) : (
          view && <Standing view={view} unit={unit} />
        )}
      </GoalLine>
      <GoalLine>
        {loading ? <Pending>{t('goalCard.onPace')}</Pending> : view && <Pace view={view} unit={unit} />}
      </GoalLine>
    </FigureRoot>
  );
}

type LineProps = { readonly view: GoalView; readonly unit: FigureUnit };

/** What is missing to the goal, or by how much it is exceeded. */
function Standing({ view: { standing }, unit }: LineProps) {
  const t = useTexts(figuresTexts);
  const { written } = useFigureText();
  const amount = standing.kind === 'reached' ? '' : written(standing.amount, unit);
  if (standing.kind === 'remaining') return t('goalCard.remaining', { amount, count: standing.amount });
  return (
    <span data-pace="kept">
      <CircleCheck />
      {standing.kind === 'reached' ? t('goalCard.reached') : t('goalCard.exceeded', { amount })}
    </span>
  );
}

/** Whether the pace reaches the goal in time: an icon and text, so that the colour only repeats them. */
function Pace({ view: { behind, standing }, unit }: LineProps) {
  const t = useTexts(figuresTexts);
  const { written } = useFigureText();
  // A reached goal needs no pace.
  if (standing.kind !== 'remaining') return null;
  if (behind === 0) {
    return (
      <span data-pace="kept">
        <CircleCheck />
        {t('goalCard.onPace')}
      </span>
    );
  }
  return (
    <span data-pace="missed">
      <ClockAlert />
      {t('goalCard.behind', { amount: written(behind, unit), count: behind })}
    </span>
  );
}
