'use client';
import { useEffect, useId, useImperativeHandle, useMemo, useRef, type Ref } from 'react';
import { requireName } from '../../foundation/accessibleName.ts';
import { useFieldProps, whenLeft, type ControlProps, type FieldWording } from '../../foundation/field/fieldWording.ts';
import { CircleAlert } from '../../foundation/icons/circle-alert.ts';
import { VisuallyHidden } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { signatureTexts } from '../../locale/texts/es/signature.ts';
import { penOf } from '../ink/pen.ts';
import { clearDraft, draftImage, hasInk, undoDraft } from './signatureDraft.ts';
import { SignatureInput } from './SignatureInput.tsx';
import { Description, Problem } from './SignaturePad.styles.ts';
import { useSignatureValue, type SignatureValueProps } from './useSignatureValue.ts';

/** Methods of a pad. */
export type SignatureHandle = {
  /** Clears the visible input: the strokes, which `undo` restores, or the name. */
  clear: () => void;
  /** Removes the last stroke, or restores what was cleared. */
  undo: () => void;
  /**
   * The signature as a PNG data URL, transparent and trimmed to its ink, at most 1200 by 600 px and 400,000 characters.
   * Null without enough ink, and when the browser does not return the picture.
   */
  image: () => string | null;
  /** Focuses the pad, for a form that focuses its first error. */
  focus: () => void;
};

export type SignaturePadProps = FieldWording &
  ControlProps &
  SignatureValueProps & {
    /** The account's name, shown to people who type theirs; they still type it (SIG-06). Default none. */
    signer?: string | undefined;
    /** Shows the signature, without instructions and buttons. It is submitted, unlike that of a disabled pad. Default false. */
    readOnly?: boolean | undefined;
    /**
     * Name of the signature in a form: its `SignatureValue` as JSON, an empty text without enough ink. Without a name nothing is
     * submitted.
     */
    name?: string | undefined;
    /** Colour of new ink, `#rrggbb`, dark enough for white paper. Default '#14223b', the same in every theme. */
    penColor?: string | undefined;
    /** Width of a slow line, more than 0 and at most 40 px; a quick one is thinner. Default 4.8. */
    penWidth?: number | undefined;
    /** Called when there is enough ink for a signature, and when there no longer is. */
    onInk?: ((hasInk: boolean) => void) | undefined;
    /** Clears, undoes, gives the image and takes the focus. */
    ref?: Ref<SignatureHandle> | undefined;
  };

/**
 * A signature by pen, touch or mouse, or a typed name (SIG-01 to SIG-06), as a field of a form. The paper is light and the ink dark in
 * every theme. Show what is signed above it, as `SignatureDialog` does.
 */
export function SignaturePad({
  value: held,
  defaultValue,
  onChange,
  signer = '',
  readOnly = false,
  name,
  penColor,
  penWidth,
  onInk,
  onBlur,
  ref,
  ...props
}: SignaturePadProps) {
  requireName('SignaturePad', props.label, 'Give it a `label` that says whose signature it is.');
  const { field, control, id } = useFieldProps(props, name);
  const { label, hideLabel, description, required, disabled, className, style } = field;
  const t = useTexts(signatureTexts);
  const ownId = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const { draft, change, value, isUnreadable } = useSignatureValue({ value: held, defaultValue, onChange }, root);
  const pen = useMemo(() => penOf(penColor, penWidth), [penColor, penWidth]);
  const ink = hasInk(draft);
  const told = useRef(false);
  useEffect(() => {
    if (told.current === ink) return;
    told.current = ink;
    onInk?.(ink);
  }, [ink, onInk]);
  useImperativeHandle(ref, () => ({
    clear: () => change(clearDraft),
    undo: () => change(undoDraft),
    image: () => draftImage(draft),
    focus: () => root.current?.focus(),
  }));
  const error = field.error || (isUnreadable ? t('signaturePad.unreadable') : '');
  const [descriptionId, needId, errorId] = [`${ownId}description`, `${ownId}need`, `${ownId}error`];
  const described = [description && descriptionId, required && needId, error && errorId].filter(Boolean).join(' ');
  return (
    <SignatureInput
      {...control}
      ref={root}
      id={id}
      className={className}
      style={style}
      data-field={name}
      disabled={disabled}
      aria-invalid={error !== '' || undefined}
      aria-describedby={described || undefined}
      onBlur={whenLeft(onBlur)}
      label={label}
      hideLabel={hideLabel}
      required={required}
      signer={signer}
      draft={draft}
      onDraft={change}
      pen={pen}
      locked={disabled || readOnly}
      readOnly={readOnly}
      help={description && <Description id={descriptionId}>{description}</Description>}
    >
      {/* A group has no aria-required. */}
      {required && <VisuallyHidden id={needId}>{t('signaturePad.required')}</VisuallyHidden>}
      <Problem aria-live="polite">
        {error !== '' && (
          <div id={errorId}>
            <CircleAlert aria-hidden />
            <span>{error}</span>
          </div>
        )}
      </Problem>
      {name !== undefined && <input type="hidden" name={name} value={ink ? JSON.stringify(value) : ''} />}
    </SignatureInput>
  );
}
