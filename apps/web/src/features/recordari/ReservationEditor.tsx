import type { RecordariRefused } from '@sereno/api/recordari';
import {
  addMinutes,
  formatScreenDate,
  minuteOfDay,
  parseTimeOfDay,
  timeAtMinute,
  type TimeOfDay,
} from '@sereno/domain/calendar';
import { CEREMONIES, RESERVATION_LENGTH, RESERVATION_STEP, type Room } from '@sereno/domain/recordari';
import type { FieldIssue } from '@sereno/domain/register';
import { Banner, BottomSheet, Button, DialogClose, Select, TextArea, TextField } from '@sereno/ui/foundation';
import type { Translate } from '@sereno/ui/locale';
import { DatePicker } from '@sereno/ui/pickers';
import { useId, useState } from 'react';
import { useText } from '../../i18n/index.tsx';
import type { es } from '../../i18n/recordari/es.ts';
import { recordariTexts, registerTexts } from '../../i18n/areas.ts';
import { useToday } from '../../platform/clock.ts';
import { useCommand } from '../../platform/commands/useCommand.ts';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { Fields } from '../../platform/Record.styles.ts';
import { useDraftedForm } from '../../platform/useDraftedForm.ts';
import { type EditorKind, reserve } from './recordariCommands.ts';
import { useRecordariCalls } from './recordariQueries.ts';
import {
  draftOf,
  draftSchema,
  formOf,
  readForm,
  type ReservationDraft,
  type ReservationForm,
} from './reservationForm.ts';

export type ReservationEditorProps = {
  rooms: readonly Room[];
  kind: EditorKind;
  /** The reservation that is changed; null for a new one. */
  id: number | null;
  /** What the fields begin with. */
  initial: ReservationDraft;
  /** Called with what was reserved. */
  onSaved: (day: ReservationForm['day']) => void;
  onClose: () => void;
};

/** Books a room, moves a reservation or corrects what it is for: a dialog, on a phone a sheet. */
export function ReservationEditor({ rooms, kind, id, initial, onSaved, onClose }: ReservationEditorProps) {
  const { t } = useText(recordariTexts);
  const { t: named } = useText(registerTexts);
  const { toasts } = usePlatform();
  const formId = useId();
  const today = useToday();
  const form = useDraftedForm<ReservationForm, ReservationDraft>({
    name: `reservation-${kind}-${id ?? 'new'}`,
    schema: draftSchema,
    initial,
    // The hour is the one that was pressed; the version is the one that is seen.
    open: (draft) => {
      const { roomId, day, start, end, version } = initial;
      return formOf(id === null ? { ...draft, roomId, day, start, end } : { ...draft, version });
    },
    reset: () => formOf(initial),
    draftOf,
  });
  const { state, update } = form;
  const hasTime = kind !== 'correct';
  const [issues, setIssues] = useState<readonly FieldIssue[]>([]);
  const [refused, setRefused] = useState<RecordariRefused | null>(null);
  const { busy, problem, dismiss, submit } = useCommand(reserve(useRecordariCalls(), setRefused), {
    t,
    draft: form,
    onDone: (_, { details }) => {
      toasts.show({ tone: 'positive', text: t(DONE[kind]) });
      onSaved(details.day);
    },
    onFailed: (failure) => {
      if (failure.kind !== 'refused') return;
      // What hinders the reservation as a whole stands above the form.
      setIssues((failure.issues ?? []).filter(({ code, field }) => code !== 'overlapping' && field !== ''));
    },
  });

  function fill(change: Partial<ReservationForm>): void {
    setIssues((before) => before.filter(({ field }) => !(field in change)));
    setRefused(null);
    if (problem !== null && !busy) dismiss();
    update((before) => ({ ...before, ...change, isTouched: true }));
  }
  function save(): void {
    const read = readForm(state, rooms, today, hasTime);
    setIssues('issues' in read ? read.issues : []);
    if ('issues' in read) return;
    const version = refused?.newest?.version ?? state.version;
    setRefused(null);
    const { details } = read;
    if (kind === 'book') void submit({ kind, details });
    else if (id !== null && version !== null) void submit({ kind, upon: { id, version }, details });
  }

  const room = rooms.find((one) => one.id === state.roomId);
  const error = (field: string) => {
    const issue = issues.find((one) => one.field === field);
    return issue && issueText(issue, room, t);
  };
  const free = refused?.nextFree ?? null;
  const newest = refused?.newest ?? null;
  const length = state.start === null || state.end === null ? 0 : minuteOfDay(state.end) - minuteOfDay(state.start);
  const isAtField = issues.length > 0;
  return (
    <BottomSheet
      open
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        form.forget();
        onClose();
      }}
      unsaved={state.isTouched || form.isRestored}
      busy={busy}
      size="large"
      title={t(`recordari.${kind}`)}
      {...(id !== null && { description: initial.family })}
      footer={
        <>
          <DialogClose>
            <Button>{t('recordari.close')}</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {t(`recordari.${kind}`)}
          </Button>
        </>
      }
    >
      <Fields key={form.round} id={formId} autoComplete="off" busy={busy} onSubmit={save}>
        {newest !== null && (
          <div data-wide>
            <Banner tone="warning">
              {hasTime
                ? t('recordari.stale', {
                    room: rooms.find((one) => one.id === newest.roomId)?.name ?? '',
                    day: formatScreenDate(newest.day),
                    start: newest.start,
                    end: newest.end,
                  })
                : t('recordari.staleText', { family: newest.family })}
            </Banner>
          </div>
        )}
        {free !== null && (
          <div data-wide>
            <Banner
              tone="warning"
              action={
                <Button
                  size="small"
                  onClick={() => fill({ day: free.day, start: free.start, end: addMinutes(free.start, length) })}
                >
                  {t('recordari.useFree', { time: free.start })}
                </Button>
              }
            >
              {t('recordari.taken', { day: formatScreenDate(free.day), time: free.start })}
            </Banner>
          </div>
        )}
        {problem !== null && !isAtField && free === null && newest === null && (
          <div data-wide>
            <Banner tone={problem.tone}>{problem.text}</Banner>
          </div>
        )}
        {form.isRestored && (
          <div data-wide>
            <Banner
              action={
                <Button size="small" onClick={form.startOver}>
                  {named('register.startOver')}
                </Button>
              }
            >
              {named('register.restored')}
            </Banner>
          </div>
        )}
        {hasTime && (
          <>
            <Select
              label={named('field.room')}
              options={rooms
                .filter((one) => !one.isEnded || one.id === state.roomId)
                .map((one) => ({ value: String(one.id), label: one.name }))}
              value={String(state.roomId)}
              onChange={(value) => value !== null && fill({ roomId: Number(value) })}
              error={error('roomId')}
              readOnly={busy}
              required
            />
            <DatePicker
              label={named('field.day')}
              today={today}
              value={state.day}
              onChange={(day) => fill({ day })}
              error={error('day')}
              readOnly={busy}
              required
            />
            <Select
              label={named('field.start')}
              options={hours(room, state.start)}
              value={state.start}
              onChange={(text) => {
                const start = parseTimeOfDay(text ?? '');
                fill({ start, ...(start !== null && length > 0 && { end: addMinutes(start, length) }) });
              }}
              error={error('start')}
              readOnly={busy}
              required
            />
            <Select
              label={named('field.end')}
              options={hours(room, state.end)}
              value={state.end}
              onChange={(text) => fill({ end: parseTimeOfDay(text ?? '') })}
              error={error('end')}
              readOnly={busy}
              required
            />
          </>
        )}
        {kind !== 'move' && (
          <>
            <Select
              label={named('field.ceremony')}
              options={CEREMONIES.map((value) => ({ value, label: named(`ceremony.${value}`) }))}
              value={state.ceremony}
              onChange={(ceremony) => ceremony !== null && fill({ ceremony })}
              readOnly={busy}
              required
            />
            <TextField
              label={named('field.contract')}
              value={state.contractNumber}
              onChange={(contractNumber) => fill({ contractNumber })}
              error={error('contractNumber')}
              readOnly={busy}
            />
            <div data-wide>
              <TextField
                label={named('field.family')}
                value={state.family}
                onChange={(family) => fill({ family })}
                error={error('family')}
                readOnly={busy}
                required
              />
            </div>
            <div data-wide>
              <TextArea
                label={named('field.notes')}
                value={state.notes}
                onChange={(notes) => fill({ notes })}
                maxLength={RESERVATION_LENGTH.notes}
                error={error('notes')}
                readOnly={busy}
              />
            </div>
          </>
        )}
      </Fields>
    </BottomSheet>
  );
}

/** What is said when it is done. */
const DONE = {
  book: 'recordari.booked',
  move: 'recordari.moved',
  correct: 'recordari.corrected',
} as const satisfies Record<EditorKind, string>;

type RecordariText = Translate<typeof es>;

/** The quarter hours of a room, and the one that is chosen. */
function hours(room: Room | undefined, chosen: TimeOfDay | null): readonly { value: TimeOfDay; label: string }[] {
  const from = room === undefined ? 0 : minuteOfDay(room.opens);
  const steps = room === undefined ? 0 : (minuteOfDay(room.closes) - from) / RESERVATION_STEP + 1;
  const times = Array.from({ length: steps }, (_, at) => timeAtMinute(from + at * RESERVATION_STEP));
  const all = chosen === null || times.includes(chosen) ? times : [...times, chosen].toSorted();
  return all.map((time) => ({ value: time, label: time }));
}

/** What is wrong with a field, as a sentence. */
function issueText({ field, code }: FieldIssue, room: Room | undefined, t: RecordariText): string {
  if (field === 'roomId' && code === 'unknown') return t('recordari.issue.room');
  if (field === 'day' && code !== 'required') return t('recordari.issue.day');
  if (field === 'contractNumber' && code === 'unknown') return t('recordari.issue.contract');
  if (field === 'start' && code === 'tooSmall') return t('recordari.issue.opens', { time: room?.opens ?? '' });
  if (field === 'end' && code === 'tooLarge') return t('recordari.issue.closes', { time: room?.closes ?? '' });
  if (field === 'end' && code === 'reversed') return t('recordari.issue.reversed');
  if (code === 'required') return t('recordari.issue.required');
  return t(code === 'tooLong' ? 'recordari.issue.tooLong' : 'recordari.issue.unreadable');
}
