'use client';
import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Button, SegmentedControl, VisuallyHidden } from '../../foundation/index.ts';
import { Eraser } from '../../foundation/icons/eraser.ts';
import { Undo2 } from '../../foundation/icons/undo-2.ts';
import { useTexts } from '../../locale/index.ts';
import { signatureTexts } from '../../locale/texts/es/signature.ts';
import { addStrokes, canUndo } from '../ink/drawing.ts';
import type { Size, Stroke } from '../ink/geometry.ts';
import { PEN, type Pen } from '../ink/pen.ts';
import { DrawingArea } from './DrawingArea.tsx';
import { clearDraft, hasInk, inkState, type SignatureDraft, undoDraft } from './signatureDraft.ts';
import { Head, Here, Paper, Root, State, Title, Tools, Under } from './SignaturePad.styles.ts';
import { TypedName } from './TypedName.tsx';
import { useBothRefs } from '../../state/useBothRefs.ts';

type SignatureInputProps = Omit<ComponentPropsWithRef<'fieldset'>, 'onChange'> & {
  label: string;
  hideLabel?: boolean | undefined;
  required?: boolean | undefined;
  signer: string;
  draft: SignatureDraft;
  onDraft: (change: (draft: SignatureDraft) => SignatureDraft) => void;
  pen?: Pen;
  /** Nothing can be changed now, as while saving. */
  locked: boolean;
  /** It only shows a signature: without instructions and buttons. */
  readOnly?: boolean;
  /** Help, between label and paper. */
  help?: ReactNode;
};

const isUndoKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey;

/** Shared by `SignaturePad` and `SignatureDialog`: the pad, the name, and the undo buttons. The draft is held above. */
export function SignatureInput({
  label,
  hideLabel = false,
  required = false,
  signer,
  draft,
  onDraft,
  pen = PEN,
  locked,
  readOnly = false,
  help,
  children,
  ...host
}: SignatureInputProps) {
  const t = useTexts(signatureTexts);
  const root = useRef<HTMLFieldSetElement>(null);
  const hint = useId();
  const status = useId();
  const drawn = draft.mode === 'draw';
  const state = inkState(draft);
  const nothingToClear = drawn ? draft.drawing.strokes.length === 0 : draft.name === '';

  const change = (next: (draft: SignatureDraft) => SignatureDraft): void => {
    if (!locked) onDraft(next);
  };
  const press = (event: KeyboardEvent): void => {
    if (!drawn || !isUndoKey(event)) return;
    // The browser's undo would revert text typed elsewhere on the page.
    event.preventDefault();
    change(undoDraft);
  };
  // The library prevents moving the focus on press, and the undo key goes to the focused element.
  const takeFocus = (): void => {
    if (root.current?.contains(document.activeElement) === false) root.current.focus({ preventScroll: true });
  };
  const add = (strokes: readonly Stroke[], pad: Size): void =>
    onDraft((before) => ({ ...before, drawing: addStrokes(before.drawing, strokes, pad) }));

  return (
    <Root
      {...host}
      ref={useBothRefs(root, host.ref)}
      tabIndex={-1}
      aria-label={label}
      data-mode={draft.mode}
      onKeyDown={press}
    >
      <Head>
        {!hideLabel && (
          <Title aria-hidden data-required={required || undefined}>
            {label}
          </Title>
        )}
        {!readOnly && (
          <SegmentedControl
            label={t('signaturePad.mode')}
            size="small"
            value={draft.mode}
            options={[
              { value: 'draw', label: t('signaturePad.draw') },
              { value: 'write', label: t('signaturePad.write') },
            ]}
            onChange={(mode) => change((before) => ({ ...before, mode }))}
          />
        )}
      </Head>
      {help}
      {drawn ? (
        <Paper data-theme="light" data-mode="draw" data-locked={locked || undefined}>
          {state === 'empty' && !readOnly && <Here aria-hidden>{t('signaturePad.here')}</Here>}
          <DrawingArea
            label={readOnly ? label : t('signaturePad.canvas', { label })}
            describedBy={readOnly ? status : `${hint} ${status}`}
            drawing={draft.drawing}
            pen={pen}
            disabled={locked}
            onBegin={takeFocus}
            onStrokes={add}
          />
          {!readOnly && <VisuallyHidden id={hint}>{t('signaturePad.hint')}</VisuallyHidden>}
        </Paper>
      ) : (
        <TypedName
          name={draft.name}
          signer={readOnly ? '' : signer}
          color={draft.color}
          locked={locked}
          onChange={(next) => change((before) => ({ ...before, name: next, color: pen.color }))}
        />
      )}
      <Under>
        <State id={status} data-state={state}>
          {readOnly ? !hasInk(draft) && t('signaturePad.none') : t(`signaturePad.${state}`)}
        </State>
        {!readOnly && (
          <Tools>
            {drawn && (
              <Button
                size="small"
                variant="ghost"
                startIcon={<Undo2 />}
                aria-disabled={locked || !canUndo(draft.drawing) || undefined}
                onClick={() => change(undoDraft)}
              >
                {t('signaturePad.undo')}
              </Button>
            )}
            <Button
              size="small"
              variant="ghost"
              startIcon={<Eraser />}
              aria-disabled={locked || nothingToClear || undefined}
              onClick={() => change(clearDraft)}
            >
              {t('signaturePad.clear')}
            </Button>
          </Tools>
        )}
      </Under>
      {children}
    </Root>
  );
}
