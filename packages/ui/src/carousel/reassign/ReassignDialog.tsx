'use client';
import type { Adviser } from '@sereno/domain/organization';
import { useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import {
  Banner,
  Button,
  Combobox,
  type ControlledOpenProps,
  Dialog,
  DialogClose,
  type SelectOption,
} from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { carouselTexts } from '../../locale/texts/es/carousel.ts';
import type { RootProps } from '../../state/rootProps.ts';
import { space } from '../../theme/index.ts';

/** The selection, and its messages above or below. */
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

/** Give each lead its own dialog by `key`, so that no selection is left over. */
export type ReassignDialogProps = RootProps &
  ControlledOpenProps & {
    /** The name of the lead or prospect; empty when unknown. */
    name: string;
    /** Candidates; those without a seller number are left out, because nothing can be sent for them (CAR-14). */
    advisers: readonly Adviser[];
    /** Loading. Default false. */
    loading?: boolean | undefined;
    /** Loading failed. Default false. */
    failed?: boolean | undefined;
    /** Retries loading; without it a failure has no button. */
    onRetry?: (() => void) | undefined;
    /** It is being saved: only the host closes the dialog. Default false. */
    busy?: boolean | undefined;
    /** Why saving failed, as a sentence; announced. Default: none. */
    problem?: string | undefined;
    /** Called by 'Guardar' with the selected adviser's seller number (CAR-11 to CAR-14). */
    onSave: (slpCode: number) => void;
  };

/** Reassigns a lead or a prospect to another adviser (CAR-10). */
export function ReassignDialog({
  open,
  onOpenChange,
  name,
  advisers,
  loading = false,
  failed = false,
  onRetry,
  busy = false,
  problem,
  onSave,
  ...root
}: ReassignDialogProps) {
  const t = useTexts(carouselTexts);
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isMissed, setMissed] = useState(false);
  const options = useMemo(
    () =>
      advisers.flatMap(({ slpCode, name: label }): SelectOption[] =>
        slpCode === null
          ? []
          : [{ value: String(slpCode), label, description: t('reassignDialog.code', { code: String(slpCode) }) }],
      ),
    [advisers, t],
  );
  // An adviser no longer in the list cannot be sent.
  const choice = options.find(({ value }) => value === chosen) ?? null;

  const save = (): void => {
    if (choice !== null) onSave(Number(choice.value));
    else {
      setMissed(true);
      field.current?.focus();
    }
  };
  return (
    <Dialog
      {...root}
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      busy={busy}
      title={t('reassignDialog.title')}
      description={name === '' ? t('reassignDialog.nameless') : t('reassignDialog.description', { name })}
      footer={
        <>
          <DialogClose>
            <Button aria-disabled={busy || undefined}>{t('reassignDialog.cancel')}</Button>
          </DialogClose>
          <Button
            variant={choice === null ? 'secondary' : 'primary'}
            aria-disabled={choice === null || undefined}
            busy={busy}
            busyLabel={t('reassignDialog.saving')}
            onClick={save}
          >
            {t('reassignDialog.save')}
          </Button>
        </>
      }
    >
      <Body>
        {failed && (
          <Banner
            tone="danger"
            action={
              onRetry && (
                <Button size="small" onClick={onRetry}>
                  {t('reassignDialog.retry')}
                </Button>
              )
            }
          >
            {t('reassignDialog.failed')}
          </Banner>
        )}
        <Combobox
          ref={field}
          label={t('reassignDialog.adviser')}
          required
          options={options}
          loading={loading}
          failed={failed}
          readOnly={busy}
          value={choice?.value ?? null}
          onChange={(value) => {
            setChosen(value);
            setMissed(false);
          }}
          error={isMissed && choice === null ? t('reassignDialog.required') : undefined}
        />
        {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
      </Body>
    </Dialog>
  );
}
