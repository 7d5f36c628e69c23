import { type CalendarDate, fullDate, longDate, monthOf, parseIsoDate } from '@sereno/domain/calendar';
import { type GuardNight, swapIssue } from '@sereno/domain/guard';
import { Banner, BottomSheet, Button, Combobox, DialogClose, Select } from '@sereno/ui/foundation';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { guardOwnTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { useToday } from '../../platform/clock.ts';
import { useCommand } from '../../platform/commands/useCommand.ts';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { shownData } from '../../platform/queries.ts';
import { Fields } from '../../platform/Record.styles.ts';
import { guardRosterQuery, useGuardCalls } from './guardQueries.ts';
import { askSwap } from './swapCommands.ts';
import { useSwapProblem } from './useSwapProblem.ts';

export type SwapDialogProps = {
  /** The night that the person wants to hand over. */
  day: CalendarDate;
  employeeId: number;
  /** The person's nights, those of other months as well. */
  nights: readonly CalendarDate[];
  onClose: () => void;
};

/** Without a night in exchange. */
const NONE = 'none';

/** Asks a colleague for a swap of a night: for one of theirs of the same month, or for none. */
export function SwapDialog({ day, employeeId, nights, onClose }: SwapDialogProps) {
  const { t, locale } = useText(guardOwnTexts);
  const { toasts } = usePlatform();
  const formId = useId();
  const today = useToday();
  const calls = useGuardCalls();
  const roster = useQuery(guardRosterQuery(calls, monthOf(day)));
  const data = shownData(roster);
  const [colleague, setColleague] = useState<number | null>(null);
  const [other, setOther] = useState<string>(NONE);
  const [isMissing, setMissing] = useState(false);
  const { onRefused, textOf } = useSwapProblem();
  const { busy, problem, dismiss, submit } = useCommand(askSwap(calls, onRefused), {
    t,
    onDone: () => {
      toasts.show({ tone: 'positive', text: t('guardOwn.sent') });
      onClose();
    },
  });
  const guards: readonly GuardNight[] = [
    ...(data?.guards ?? []),
    ...nights.filter((night) => monthOf(night) !== monthOf(day)).map((night) => ({ day: night, employeeId })),
  ];
  const issueWith = (toEmployeeId: number, otherDay: CalendarDate | null) =>
    swapIssue({ day, employeeId, toEmployeeId, otherDay }, guards, today);
  const people = (data?.people ?? []).filter(({ id, isActive }) => isActive && id !== employeeId);
  const theirs = guards.filter((night) => night.employeeId === colleague && night.day > today);
  const options = [null, ...theirs.map((night) => night.day)].map((otherDay) => {
    const issue = colleague === null ? null : issueWith(colleague, otherDay);
    return {
      value: otherDay ?? NONE,
      label: otherDay === null ? t('guardOwn.noExchange') : longDate(otherDay, locale),
      ...(issue !== null && { description: t(`guardOwn.issue.${issue}`), disabled: true }),
    };
  });
  const chosen = options.find(({ value }) => value === other);

  return (
    <BottomSheet
      open
      onOpenChange={(open) => !open && onClose()}
      unsaved={colleague !== null}
      busy={busy}
      size="small"
      title={t('guardOwn.dialog')}
      description={fullDate(day, locale)}
      footer={
        <>
          <DialogClose>
            <Button>{t('guardOwn.close')}</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {t('guardOwn.send')}
          </Button>
        </>
      }
    >
      <Fields
        id={formId}
        busy={busy}
        onSubmit={() => {
          setMissing(colleague === null);
          if (colleague === null || chosen?.disabled === true) return;
          void submit({ day, toEmployeeId: colleague, otherDay: parseIsoDate(other) });
        }}
      >
        {problem !== null && (
          <div data-wide>
            <Banner tone={problem.tone}>{textOf(problem.text)}</Banner>
          </div>
        )}
        <div data-wide>
          <Combobox
            label={t('guardOwn.colleague')}
            options={people.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={colleague === null ? null : String(colleague)}
            onChange={(value) => {
              const id = value === null ? null : Number(value);
              const first = guards.find(
                (night) =>
                  id !== null && night.employeeId === id && night.day > today && issueWith(id, night.day) === null,
              );
              setColleague(id);
              setOther(first?.day ?? NONE);
              setMissing(false);
              if (!busy) dismiss();
            }}
            error={isMissing ? t('guardOwn.required') : undefined}
            loading={data === undefined}
            failed={data === null}
            readOnly={busy}
            required
          />
        </div>
        <div data-wide>
          <Select
            label={t('guardOwn.inExchange')}
            options={options}
            value={other}
            onChange={(value) => value !== null && setOther(value)}
            error={chosen?.disabled === true ? chosen.description : undefined}
            disabled={colleague === null}
            readOnly={busy}
          />
        </div>
      </Fields>
    </BottomSheet>
  );
}
