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
import { useProblemReport } from '../../foundation/field/useProblemReport.ts';
import { CircleAlert } from '../../foundation/icons/circle-alert.ts';
import { X } from '../../foundation/icons/x.ts';
import { useTexts } from '../../locale/index.ts';
import { pickerFieldTexts } from '../../locale/ownTexts.ts';
import { Box, Description, ErrorLine, Heard, Label, Popup, Root, Typing } from './PickerField.styles.ts';
import { usePickerPopup } from './usePickerPopup.ts';
import { useTypedValue, type Reading } from './useTypedValue.ts';

/** Attributes of the input that a picker takes care of itself. */
type Taken =
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'type'
  | 'size'
  | 'min'
  | 'max'
  | 'step'
  | 'className'
  | 'style'
  | 'children';

/** What every picker takes, whatever it picks. */
export type PickerWording = FieldWording & {
  /** Keeps the label for assistive technology only, where the place makes it plain, as in a toolbar. Default false. */
  hideLabel?: boolean;
  /**
   * Called when a text cannot be taken, with the sentence that the field shows, and with null when none is wrong any more. The field
   * says so itself; a form keeps the person from going on.
   */
  onProblem?: (problem: string | null) => void;
  /** Name under which a form sends the value. Default: it is not sent. */
  name?: string;
  /** Height: 40 or 32 px with the density, or always 32 px, as beside small buttons; both 44 px on touch. Default 'medium'. */
  size?: 'small' | 'medium';
};

export type PickerNative = Omit<ComponentPropsWithRef<'input'>, Taken | keyof PickerWording>;

type PickerFieldProps<Value> = PickerWording &
  PickerNative & {
    value: Value | null;
    change: (value: Value | null) => void;
    /** The value as the input shows it, and as a form is sent it. */
    write: (value: Value) => string;
    send: (value: Value) => string;
    read: (text: string) => Reading<Value>;
    /** What is wrong with the limits themselves, as a sentence, where nothing can be chosen: said as long as nothing else is. */
    limitsProblem?: string | null;
    /** What ↑ (1) and ↓ (-1) in the input make of its text; null leaves it. Default: those keys do nothing. */
    onArrow?: (text: string, direction: 1 | -1) => Value | null;
    /** Name of the button that opens the popup, and its drawing. */
    openName: string;
    icon: ReactNode;
    /** Content of the popup, made when it opens. `choose` takes a value and closes. */
    children: (popup: { choose: (value: Value | null) => void; close: () => void }) => ReactNode;
  };

/**
 * A value that is typed in an input or chosen in a popup that hangs at it, on a phone in a sheet at the lower edge. Alt+↓ and F4
 * open it from the input. The same field under every picker. It stands without Base UI's field, because the calendar
 * is heavy enough.
 */
export function PickerField<Value>({
  label,
  hideLabel = false,
  description,
  error,
  required = false,
  disabled = false,
  readOnly = false,
  size = 'medium',
  onProblem,
  name,
  form,
  value,
  change,
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
  ...native
}: PickerFieldProps<Value>) {
  requireName('Picker', label, 'Give it a `label` that says what is asked, and `hideLabel` where it need not be seen.');
  const t = useTexts(pickerFieldTexts);
  const ownId = useId();
  const id = givenId ?? ownId;
  const [popupId, descriptionId, errorId] = [`${ownId}popup`, `${ownId}description`, `${ownId}error`];
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const typed = useTypedValue({ value, change, write, read });
  const popup = usePickerPopup();
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
    <Root onKeyDown={popup.onKeyDown}>
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
        {/* What a key makes of the text of an input is not read out by itself. */}
        <Heard>{heard}</Heard>
        {shownError !== '' && (
          <ErrorLine id={errorId}>
            <CircleAlert aria-hidden />
            <span>{shownError}</span>
          </ErrorLine>
        )}
      </div>
      {/* A form is sent the value, not the text that people read. */}
      {name !== undefined && (
        <input type="hidden" name={name} form={form} value={value === null ? '' : send(value)} disabled={disabled} />
      )}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a press beside a `dialog` that is no modal would not close it. */}
      <Popup {...popup.popup} id={popupId} popover="auto" role="dialog" aria-label={label}>
        {popup.isOpen && (
          <>
            <header>
              <span aria-hidden>{label}</span>
              <IconButton label={t('pickerField.close')} onClick={popup.close}>
                <X size={16} />
              </IconButton>
            </header>
            {children({
              choose: (next) => {
                typed.choose(next);
                popup.close();
              },
              close: popup.close,
            })}
          </>
        )}
      </Popup>
    </Root>
  );
}

/** ↑ or ↓ alone: with another key they select text or mean the popup. */
const isBareArrow = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  ['ArrowUp', 'ArrowDown'].includes(key) && !(altKey || ctrlKey || metaKey || shiftKey);
