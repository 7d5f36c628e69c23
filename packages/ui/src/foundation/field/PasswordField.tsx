'use client';
import { ArrowBigUp } from '../icons/arrow-big-up.ts';
import { Eye } from '../icons/eye.ts';
import { EyeOff } from '../icons/eye-off.ts';
import { useEffect, useImperativeHandle, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../locale/index.ts';
import { fieldTexts } from '../../locale/texts/es/field.ts';
import { Field } from './Field.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { CapsLockHint, InputWithToggle, SecretInput } from './PasswordField.styles.ts';
import type { TextFieldProps } from './TextField.tsx';
import { useFieldProps } from './fieldWording.ts';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'maxLength' | 'inputMode'>;

/**
 * A password, hidden until the person shows it. Set `autoComplete` to 'current-password' for signing in (the default)
 * and to 'new-password' for choosing one: password managers rely on it.
 */
export function PasswordField({
  value,
  defaultValue,
  onChange,
  autoComplete = 'current-password',
  onKeyDown,
  onKeyUp,
  onBlur,
  ref,
  ...props
}: PasswordFieldProps) {
  const { field, control, id } = useFieldProps(props);
  const t = useTexts(fieldTexts);
  const [visible, setVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);

  useEffect(() => {
    // The browser would store a visible password as typed text on submit.
    const form = input.current?.form;
    const hide = (): void => setVisible(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  const toggle = (): void => {
    const element = input.current;
    const caret = element === document.activeElement ? element : null;
    const [start, end] = [caret?.selectionStart ?? null, caret?.selectionEnd ?? null];
    // At once, because some browsers move the caret to the start when the type changes.
    flushSync(() => setVisible(!visible));
    caret?.setSelectionRange(start, end);
  };
  const readCapsLock = (event: KeyboardEvent): void => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field {...field}>
      <InputWithToggle>
        <SecretInput
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...control}
          render={<input id={id} />}
          ref={input}
          type={visible ? 'text' : 'password'}
          autoComplete={autoComplete}
          aria-required={field.required || undefined}
          value={value}
          defaultValue={defaultValue}
          onValueChange={(next) => onChange?.(next)}
          onKeyDown={(event) => {
            readCapsLock(event);
            onKeyDown?.(event);
          }}
          onKeyUp={(event) => {
            readCapsLock(event);
            onKeyUp?.(event);
          }}
          onBlur={(event) => {
            setCapsLock(false);
            onBlur?.(event);
          }}
        />
        <IconButton
          label={t('passwordField.show')}
          size="small"
          disabled={field.disabled}
          aria-pressed={visible}
          // The press must not move the focus out of the input, or a phone would close its keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        >
          {visible ? <EyeOff /> : <Eye />}
        </IconButton>
      </InputWithToggle>
      <div aria-live="polite">
        {capsLock && (
          <CapsLockHint>
            <ArrowBigUp aria-hidden />
            {t('passwordField.capsLock')}
          </CapsLockHint>
        )}
      </div>
    </Field>
  );
}
