import { formatScreenDate, fullDate, longDate } from '@sereno/domain/calendar';
import { guardIssue, type GuardMonth, guardShares, nightIssue, nightsBeside } from '@sereno/domain/guard';
import { Banner, Button, Combobox, Drawer } from '@sereno/ui/foundation';
import { guardTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { useToday } from '../../platform/clock.ts';
import { NightGuards } from './NightDrawer.styles.ts';
import { dropVerdict, type NightGuard, type NightView } from './guardView.ts';
import { GuardNotes } from './MonthBoard.tsx';
import type { Planning } from './usePlanning.ts';

export type NightDrawerProps = {
  data: GuardMonth;
  night: NightView;
  /** The other nights of the month. */
  nights: readonly NightView[];
  planning: Planning;
  onClose: () => void;
};

/** A night beside the board: who stands guard, and by keyboard or touch all that can be dragged. */
export function NightDrawer({ data, night, nights, planning, onClose }: NightDrawerProps) {
  const { t, locale } = useText(guardTexts);
  const today = useToday();
  const { guards, busy, problem } = planning;
  const bounds = { places: data.places, others: data.others, today };
  const shares = new Map(guardShares(data.people, guards, data.month).map((share) => [share.employeeId, share.nights]));
  const issue = nightIssue(night.day, today);
  const others = night.others > 0 ? t('guard.others', { count: night.others }) : null;

  const options = data.people
    .filter(({ isActive }) => isActive)
    .map(({ id, name }) => {
      const wanted = { day: night.day, employeeId: id };
      const [beside] = nightsBeside(wanted, guards);
      const count = t('guard.nights', { count: shares.get(id) ?? 0 });
      const isThere = guardIssue(wanted, guards, bounds) === 'twice';
      const note = beside === undefined ? null : t('guard.besideNight', { day: formatScreenDate(beside) });
      return {
        value: String(id),
        label: name,
        description: isThere ? t('guard.alreadyThere') : [count, note].filter((part) => part !== null).join(' · '),
        disabled: isThere,
      };
    })
    .toSorted((one, other) => (shares.get(Number(one.value)) ?? 0) - (shares.get(Number(other.value)) ?? 0));

  return (
    <Drawer open onOpenChange={(open) => !open && onClose()} width={440} title={fullDate(night.day, locale)}>
      <NightGuards>
        {problem !== null && (
          <Banner
            tone={problem.tone}
            {...(planning.isUnsaved && {
              action: (
                <Button size="small" onClick={() => void planning.retry()}>
                  {t('guard.retry')}
                </Button>
              ),
            })}
          >
            {problem.text}
          </Banner>
        )}
        <p>
          {[t('guard.covered', { taken: data.places - night.free, all: data.places }), others]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <ul>
          {night.guards.map((guard) => (
            <li key={guard.id}>
              <strong>{guard.person.name}</strong>
              <span>
                {t('guard.nights', { count: shares.get(guard.employeeId) ?? 0 })}
                <GuardNotes guard={guard} />
              </span>
              {issue === null && <GuardActions guard={guard} data={data} nights={nights} planning={planning} />}
            </li>
          ))}
        </ul>
        {night.guards.length === 0 && <p>{t('guard.nobody')}</p>}
        {issue === 'past' && <p>{t('guard.isOver')}</p>}
        {issue === 'far' && <p>{t('guard.isFar')}</p>}
        {issue === null && night.free === 0 && <p>{t('guard.isFull')}</p>}
        {issue === null && night.free > 0 && (
          <Combobox
            key={`${night.guards.length}`}
            label={t('guard.assign')}
            options={options}
            value={null}
            onChange={(id) =>
              id !== null &&
              void planning.change({ kind: 'assign', nights: [{ day: night.day, employeeId: Number(id) }] })
            }
            readOnly={busy}
          />
        )}
      </NightGuards>
    </Drawer>
  );
}

type GuardActionsProps = Pick<NightDrawerProps, 'data' | 'nights' | 'planning'> & { guard: NightGuard };

/** Moves a guard to another night of the month, or takes it away. */
function GuardActions({ data, guard, nights, planning }: GuardActionsProps) {
  const { t, locale } = useText(guardTexts);
  const today = useToday();
  const { guards, busy } = planning;
  const { name } = guard.person;
  const targets = nights.flatMap(({ day }) => {
    const verdict = dropVerdict({ employeeId: guard.employeeId, guard }, day, guards, { ...data, today });
    if (verdict === 'refused') return [];
    return {
      value: day,
      label: longDate(day, locale),
      ...(verdict === 'running' && { description: t('guard.running') }),
    };
  });
  return (
    <div className="actions">
      <Combobox
        label={t('guard.moveOf', { name })}
        options={targets}
        value={null}
        onChange={(day) =>
          day !== null && void planning.change({ kind: 'move', guard, night: { day, employeeId: guard.employeeId } })
        }
        readOnly={busy}
        size="small"
      />
      <Button
        size="small"
        aria-label={t('guard.removeOf', { name })}
        disabled={busy}
        onClick={() => void planning.change({ kind: 'unassign', guards: [guard] })}
      >
        {t('guard.remove')}
      </Button>
    </div>
  );
}
