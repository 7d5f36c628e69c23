'use client';
import { type KeyboardEvent, useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { BottomSheet } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { activityTexts } from '../../locale/texts/es/activity.ts';
import { useLostFocus } from '../../state/useLostFocus.ts';
import { Fields, Grid } from './ActivityDialog.styles.ts';
import type { ActivityDialogProps } from './activityDialogProps.ts';
import { ActivityFooter } from './ActivityFooter.tsx';
import { ActivityHeader } from './ActivityHeader.tsx';
import { ActivityNotes } from './ActivityNotes.tsx';
import { type DialogScope, DialogScopeContext } from './DialogScope.ts';
import { FieldPlace } from './FieldPlace.tsx';
import { createFieldPlaces } from './fieldPlaces.ts';
import { LAST_STAGE, NextActivityFields } from './NextActivityFields.tsx';
import { OutcomeFields } from './OutcomeFields.tsx';
import { ProspectField } from './ProspectField.tsx';
import { Stage, ProgressiveRendering } from './ProgressiveRendering.tsx';
import { wrongFields } from './wrongFields.ts';

/** Failed attempts since the form was started, and their form. */
type Attempts = { readonly count: number; readonly round: number };

const isSaveKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => key === 'Enter' && (ctrlKey || metaKey);

/** Whether the event is in a popup of a field: its keys are its own. */
const isInPopup = ({ target, currentTarget }: KeyboardEvent): boolean =>
  !(target instanceof Element) || !currentTarget.contains(target) || target.closest(':popover-open') !== null;

/**
 * Ends, reschedules or books an activity (ADL-01 to ADL-39): a sheet on a phone, a dialog in a wide window. Its rules
 * are those of `@sereno/domain/activity`; its form is in a store outside of React, so that a key renders only its
 * field.
 */
export function ActivityDialog({
  open,
  onOpenChange,
  form,
  activity,
  adviserName,
  managerName,
  title,
  rules,
  catalogs,
  onRetry,
  now,
  prospects,
  schedule,
  busy = false,
  problem,
  problemTone = 'danger',
  restored = false,
  onStartOver,
  offline = false,
  onSave,
  ...root
}: ActivityDialogProps) {
  const t = useTexts(activityTexts);
  const round = useSyncExternalStore(form.subscribe, form.round, form.round);
  const { task } = form.get();
  const [tried, setTried] = useState<Attempts>({ count: 0, round });
  // Reopening or starting over begins without errors.
  if (tried.round !== round || (!open && tried.count > 0)) setTried({ count: 0, round });
  const [places] = useState(createFieldPlaces);
  const saveButton = useRef<HTMLButtonElement>(null);
  const rescue = useLostFocus(() => {
    places.leadToFirst();
    return null;
  });

  const holdRoot = useCallback((element: HTMLElement | null) => places.putRoot(element), [places]);

  const isAttempted = tried.count > 0;
  const scope = useMemo(
    (): DialogScope => ({
      store: form,
      edit: (edit) => {
        if (!busy) form.edit(edit);
      },
      rules,
      catalogs,
      now,
      attempted: isAttempted,
      places,
    }),
    [form, busy, rules, catalogs, now, isAttempted, places],
  );

  const save = (): void => {
    // After saving the dialog is still fading, and the button has the focus.
    if (!open || busy) return;
    // A picker commits its text on blur, which a key or touch would not cause.
    saveButton.current?.focus();
    const [first] = wrongFields(form.get(), rules);
    if (first === undefined) {
      onSave(form.get());
      return;
    }
    setTried({ count: tried.count + 1, round });
    places.lead(first);
  };
  const saveByKey = (event: KeyboardEvent): void => {
    if (!isSaveKey(event) || isInPopup(event)) return;
    // It would also press the focused button.
    event.preventDefault();
    if (!event.repeat) save();
  };

  const names = { adviserName, managerName };
  return (
    <BottomSheet
      {...root}
      open={open}
      onOpenChange={onOpenChange}
      size="large"
      title={title ?? t(`activityDialog.${task}`)}
      description={
        (activity !== null || prospects === undefined) && <ActivityHeader store={form} activity={activity} {...names} />
      }
      initialFocus={places.start}
      footer={
        <ActivityFooter
          form={form}
          rules={rules}
          problem={problem}
          problemTone={problemTone}
          busy={busy}
          offline={offline}
          attempts={tried.count}
          saveRef={saveButton}
          onSave={save}
        />
      }
    >
      <DialogScopeContext value={scope}>
        <Fields ref={holdRoot} data-problem={problem ? '' : undefined} {...rescue} onKeyDown={saveByKey}>
          <ActivityNotes restored={restored} onStartOver={onStartOver} catalogs={catalogs} onRetry={onRetry} />
          <ProgressiveRendering key={round} last={LAST_STAGE}>
            {prospects && (
              <Grid>
                <Stage at={1} fallback={<FieldPlace wide />}>
                  <ProspectField search={prospects} />
                </Stage>
              </Grid>
            )}
            {task !== 'add' && <OutcomeFields />}
            <NextActivityFields schedule={schedule} />
          </ProgressiveRendering>
        </Fields>
      </DialogScopeContext>
    </BottomSheet>
  );
}
