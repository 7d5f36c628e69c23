'use client';
import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { requireName } from '../../foundation/accessibleName.ts';
import { IconButton } from '../../foundation/button/IconButton.tsx';
import type { FieldWording } from '../../foundation/field/fieldWording.ts';
import { useFormError } from '../../foundation/field/formErrors.ts';
import { useProblemReport } from '../../foundation/field/useProblemReport.ts';
import { CircleAlert } from '../../foundation/icons/circle-alert.ts';
import { X } from '../../foundation/icons/x.ts';
import { useTexts } from '../../locale/index.ts';
import { pickersTexts } from '../../locale/texts/es/pickers.ts';
import { useControlled } from '../../state/useControlled.ts';
import { Box, Description, ErrorLine, Heard, Label, Popup, Root, Typing } from './PickerField.styles.ts';
import { usePickerPopup } from './usePickerPopup.ts';
import { useTypedValue, type Reading } from './useTypedValue.ts';
import { useFormReset } from '../../state/useFormReset.ts';

/** Input attributes that a picker sets itself. */
type Taken = 'value' | 'defaultValue' | 'onChange' | 'type' | 'size' | 'min' | 'max' | 'step' | 'children';

/** Props of every picker. */
export type PickerWording = FieldWording & {
  /**
   * Called when a text is rejected, with the displayed error, and with null when it is gone. The field
   * shows the error itself; a form uses this to prevent submitting.
   */
  onProblem?: ((problem: string | null) => void) | undefined;
  /** Name under which a form submits the value. Default: not submitted. */
  name?: string | undefined;
  /** Height: 40 or 32 px with the density, or always 32 px, as beside small buttons; both 44 px on touch. Default 'medium'. */
  size?: 'small' | 'medium' | undefined;
};

export type PickerNative = Omit<ComponentPropsWithRef<'input'>, Taken | keyof PickerWording>;

export type PickerFieldProps<Value> = PickerWording &
  PickerNative & {
    value?: Value | null | undefined;
    defaultValue?: Value | null | undefined;
    onChange?: ((value: Value | null) => void) | undefined;
    /** Name of the picker, for errors in development. */
    component: string;
    /** Formats the value for the input and for the form, which may have several entries of it. */
    write: (value: Value) => string;
    send: (value: Value) => string | readonly string[];
    read: (text: string, value: Value | null) => Reading<Value>;
    /** The error of the limits themselves, when no value is allowed: shown while there is no other error. */
    limitsProblem?: string | null;
    /** Result of ↑ (1) and ↓ (-1) in the input; null leaves the text. Default: those keys do nothing. */
    onArrow?: (text: string, direction: 1 | -1) => Value | null;
    /** Name and icon of the button that opens the popup. */
    openName: string;
    icon: ReactNode;
    /** Content of the popup, rendered while open. */
    children: (popup: {
      value: Value | null;
      /** Selects a value and closes. */
      choose: (value: Value | null) => void;
      /** Selects none and closes; undefined where an answer is required. */
      clear: (() => void) | undefined;
      close: () => void;
    }) => ReactNode;
  };

/**
 * A value typed in an input or selected in an anchored popup, on a phone in a sheet at the bottom. Alt+↓ and F4 open it
 * from the input. Shared by all pickers. It does not use Base UI's field, because the calendar is heavy enough.
 */
export function PickerField<Value>({
  label,
  hideLabel = false,
  description,
  error: own,
  required = false,
  disabled = false,
  readOnly = false,
  size = 'medium',
  onProblem,
  name,
  form,
  value: heldValue,
  defaultValue = null,
  onChange,
  component,
  write,
  send,
  read,
  limitsProblem = null,
  onArrow,
  openName,
  icon,
  id: givenId,
  'aria-describedby': describedBy,
  onKeyDown,
  onBlur,
  ref,
  children,
  className,
  style,
  ...native
}: PickerFieldProps<Value>) {
  requireName('Picker', label, 'Give it a `label` that says what is asked, and `hideLabel` where it need not be seen.');
  const error = useFormError(name, own);
  const t = useTexts(pickersTexts);
  const ownId = useId();
  const id = givenId ?? ownId;
  const [popupId, descriptionId, errorId] = [`${ownId}popup`, `${ownId}description`, `${ownId}error`];
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const [value, change] = useControlled<Value | null>({ value: heldValue, defaultValue, onChange, component });
  const typed = useTypedValue({ value, change, write, read: (text) => read(text, value) });
  useFormReset(input, () => typed.choose(defaultValue));
  const popup = usePickerPopup();
  const choose = (next: Value | null): void => {
    typed.choose(next);
    popup.close();
  };
  const [heard, setHeard] = useState('');
  const stepBy = (direction: 1 | -1): void => {
    const next = onArrow?.(typed.shown, direction) ?? null;
    if (next === null || write(next) === typed.shown) return;
    typed.choose(next);
    setHeard(write(next));
  };

  const shownError = [error, typed.issue, limitsProblem].find(Boolean) ?? '';
  useEffect(() => input.current?.setCustomValidity(typed.issue ?? ''), [typed.issue]);
  useProblemReport(typed.issue, onProblem);
  const isOff = disabled || readOnly;
  const { close } = popup;
  useEffect(() => {
    if (isOff) close();
  }, [isOff, close]);
  const described = [describedBy, description ? descriptionId : '', shownError ? errorId : '']
    .filter(Boolean)
    .join(' ');

  return (
    <Root className={className} style={style} data-field={name} onKeyDown={popup.onKeyDown}>
      <Label htmlFor={id} data-hidden={hideLabel || undefined} data-required={required || undefined}>
        {label}
      </Label>
      {description && <Description id={descriptionId}>{description}</Description>}
      <Box
        data-invalid={shownError !== '' || undefined}
        data-readonly={readOnly || undefined}
        data-disabled={disabled || undefined}
        data-size={size}
      >
        <Typing
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          {...native}
          id={id}
          ref={input}
          form={form}
          type="text"
          readOnly={readOnly}
          disabled={disabled}
          aria-required={required || undefined}
          aria-invalid={shownError !== '' || undefined}
          aria-describedby={described || undefined}
          value={typed.shown}
          onChange={(event) => typed.type(event.target.value)}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (event.defaultPrevented || event.nativeEvent.isComposing || readOnly) return;
            if (event.key === 'Enter') typed.settle();
            if (event.key === 'F4' || (event.altKey && event.key === 'ArrowDown')) {
              event.preventDefault();
              typed.settle();
              popup.open();
            } else if (onArrow && isBareArrow(event)) {
              event.preventDefault();
              stepBy(event.key === 'ArrowUp' ? 1 : -1);
            }
          }}
          onBlur={(event) => {
            typed.settle();
            setHeard('');
            onBlur?.(event);
          }}
        />
        <IconButton
          label={openName}
          size="small"
          disabled={isOff}
          popoverTarget={popupId}
          aria-haspopup="dialog"
          aria-expanded={popup.isOpen}
        >
          {icon}
        </IconButton>
      </Box>
      <div aria-live="polite">
        {/* Text changed by a key is not announced automatically. */}
        <Heard>{heard}</Heard>
        {shownError !== '' && (
          <ErrorLine id={errorId}>
            <CircleAlert aria-hidden />
            <span>{shownError}</span>
          </ErrorLine>
        )}
      </div>
      {/* A form submits the value, not the displayed text. */}
      {name !== undefined &&
        [value === null ? '' : send(value)]
          .flat()
          .map((entry) => (
            <input key={entry} type="hidden" name={name} form={form} value={entry} disabled={disabled} />
          ))}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a press outside a non-modal `dialog` would not
         close it. */}
      <Popup {...popup.popup} id={popupId} popover="auto" role="dialog" aria-label={label}>
        {popup.isOpen && (
          <>
            <header>
              <span aria-hidden>{label}</span>
              <IconButton label={t('pickerField.close')} onClick={popup.close}>
                <X size={16} />
              </IconButton>
            </header>
            {children({ value, choose, clear: required ? undefined : () => choose(null), close: popup.close })}
          </>
        )}
      </Popup>
    </Root>
  );
}

/** ↑ or ↓ without modifiers: with one they select text or open the popup. */
const isBareArrow = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  ['ArrowUp', 'ArrowDown'].includes(key) && !(altKey || ctrlKey || metaKey || shiftKey);
