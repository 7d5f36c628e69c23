import { formatScreenDate } from '@sereno/domain/calendar';
import { type Reservation, RESERVATION_LENGTH, type Room } from '@sereno/domain/recordari';
import { Banner, BottomSheet, Button, DialogClose, Drawer, TextField } from '@sereno/ui/foundation';
import { use, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../i18n/index.tsx';
import { recordariTexts, registerTexts } from '../../i18n/areas.ts';
import { useCommand } from '../../platform/commands/useCommand.ts';
import { InvalidateContext } from '../../platform/commands/useQuietCommand.ts';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { Facts, Fields, Paper, PaperPage } from '../../platform/Record.styles.ts';
import { cancelReservation } from './recordariCommands.ts';
import { ROOMS, useRecordariCalls } from './recordariQueries.ts';

export type ReservationSheetProps = {
  reservation: Reservation;
  room: Room;
  /** Called when it is to be moved or corrected. */
  onChange: (kind: 'move' | 'correct') => void;
  onClose: () => void;
};

/** Room for the buttons side by side, in px. */
const WIDTH = 560;

/** A reservation beside the board: what it is, and what can be done with it. While it is open, printing prints its sheet alone. */
export function ReservationSheet({ reservation, room, onChange, onClose }: ReservationSheetProps) {
  const { t } = useText(recordariTexts);
  const [isCancelling, setCancelling] = useState(false);
  const invalidate = use(InvalidateContext);
  function keep(): void {
    setCancelling(false);
    // Where somebody else has changed it, the next try is made upon that.
    invalidate([ROOMS]);
  }
  const facts = <ReservationFacts reservation={reservation} room={room} />;
  return (
    <>
      <Drawer
        open
        onOpenChange={(open) => !open && onClose()}
        width={WIDTH}
        title={reservation.family}
        footer={
          <>
            <Button onClick={() => setCancelling(true)}>{t('recordari.cancel')}</Button>
            <Button onClick={() => window.print()}>{t('recordari.print')}</Button>
            <Button onClick={() => onChange('correct')}>{t('recordari.correct')}</Button>
            <Button variant="primary" onClick={() => onChange('move')}>
              {t('recordari.move')}
            </Button>
          </>
        }
      >
        {facts}
      </Drawer>
      {isCancelling && <CancelDialog reservation={reservation} onDone={onClose} onClose={keep} />}
      {createPortal(
        <>
          <PaperPage />
          <Paper>
            <p>{t('recordari.sheet')}</p>
            <h1>{reservation.family}</h1>
            {facts}
          </Paper>
        </>,
        document.body,
      )}
    </>
  );
}

function ReservationFacts({ reservation, room }: Pick<ReservationSheetProps, 'reservation' | 'room'>) {
  const { t } = useText(recordariTexts);
  const { t: named } = useText(registerTexts);
  const { day, start, end, ceremony, contractNumber, notes, minutesBefore, minutesAfter } = reservation;
  const facts: readonly (readonly [name: string, value: string | null])[] = [
    [named('field.room'), room.name],
    [named('field.day'), formatScreenDate(day)],
    [t('recordari.hours'), `${start}–${end}`],
    [t('recordari.preparation'), t('recordari.preparationOf', { before: minutesBefore, after: minutesAfter })],
    [named('field.ceremony'), named(`ceremony.${ceremony}`)],
    [named('field.contract'), contractNumber],
    [named('field.notes'), notes],
  ];
  return (
    <Facts>
      {facts
        .filter(([, value]) => value !== null)
        .map(([name, value]) => [<dt key={`${name} name`}>{name}</dt>, <dd key={name}>{value}</dd>])}
    </Facts>
  );
}

type CancelDialogProps = { reservation: Reservation; onDone: () => void; onClose: () => void };

/** Asks why a reservation is cancelled, and cancels it. */
function CancelDialog({ reservation, onDone, onClose }: CancelDialogProps) {
  const { t } = useText(recordariTexts);
  const { t: named } = useText(registerTexts);
  const { toasts } = usePlatform();
  const formId = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { busy, problem, submit } = useCommand(cancelReservation(useRecordariCalls()), {
    t,
    onDone: () => {
      toasts.show({ tone: 'positive', text: t('recordari.cancelled') });
      onDone();
    },
  });
  const isTooLong = Array.from(reason.trim()).length > RESERVATION_LENGTH.reason;
  const error = isTooLong ? t('recordari.issue.tooLong') : isMissing ? t('recordari.issue.required') : undefined;
  return (
    <BottomSheet
      open
      onOpenChange={(open) => !open && onClose()}
      unsaved={reason !== ''}
      busy={busy}
      size="small"
      title={t('recordari.cancel')}
      description={reservation.family}
      footer={
        <>
          <DialogClose>
            <Button>{t('recordari.close')}</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {t('recordari.cancel')}
          </Button>
        </>
      }
    >
      <Fields
        id={formId}
        busy={busy}
        onSubmit={() => {
          setMissing(reason.trim() === '');
          if (!isTooLong && reason.trim() !== '') void submit({ upon: reservation, reason: reason.trim() });
        }}
      >
        {problem !== null && (
          <div data-wide>
            <Banner tone={problem.tone}>{problem.text}</Banner>
          </div>
        )}
        <div data-wide>
          <TextField
            label={named('field.cancelReason')}
            value={reason}
            onChange={(text) => {
              setReason(text);
              setMissing(false);
            }}
            error={error}
            readOnly={busy}
            required
          />
        </div>
      </Fields>
    </BottomSheet>
  );
}
