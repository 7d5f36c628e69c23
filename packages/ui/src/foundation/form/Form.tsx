'use client';
import { type ComponentPropsWithRef, type FormEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useBothRefs } from '../../state/useBothRefs.ts';
import { space } from '../../theme/index.ts';
import { type FormErrors, FormErrorsContext } from '../field/formErrors.ts';
import { firstInvalid } from './invalidField.ts';

export type FormProps = Omit<ComponentPropsWithRef<'form'>, 'action' | 'noValidate' | 'onSubmit'> & {
  /**
   * Called when a person submits and every field can read what is typed in it. The page is not left. As long as the promise that it
   * returns is pending, the form is busy. `handleSubmit(save)` of react-hook-form is such a function.
   */
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => unknown) | undefined;
  /**
   * Errors by the `name` of their field, which shows them: what a server has refused. An error of the field's own goes first. They stay
   * until the host takes them away. An `ErrorSummary` among the children lists them.
   */
  errors?: FormErrors | undefined;
  /** What was submitted is being saved: nothing is submitted meanwhile. Default: while the promise of `onSubmit` is pending. */
  busy?: boolean | undefined;
};

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(4)};
`;

const isPending = (answer: unknown): answer is Promise<unknown> => answer instanceof Promise;

/**
 * Fields one below the other, sent once. A refused submit moves the focus to the first field with an error, be it from the field, the
 * host or a server, at once or later, unless the person has gone on meanwhile, inside or outside of the form. Pairs of fields stand in a
 * `Grid`. Base UI's form is not used: it would refuse to submit as long as the host shows an error from the last time.
 */
export function Form({
  onSubmit,
  errors = noErrors,
  busy = false,
  onReset,
  onInput,
  ref,
  children,
  ...native
}: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const [pending, setPending] = useState(false);
  const [, setAttempts] = useState(0);
  /** What had the focus as the form was submitted; null once the person has gone on. */
  const submittedFrom = useRef<Element>(null);
  const isBusy = busy || pending;

  const goOn = (): void => {
    submittedFrom.current = null;
  };
  // After each rendering, because errors come at any time, and some are those of a field alone.
  useEffect(() => {
    if (submittedFrom.current === null || isBusy || form.current === null) return;
    const wrong = firstInvalid(form.current);
    if (wrong === null) return;
    const { activeElement, body } = form.current.ownerDocument;
    // A button that was disabled or removed meanwhile leaves the focus to the body.
    if (activeElement === submittedFrom.current || activeElement === body) wrong.focus();
    goOn();
  });

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy || running.current) return;
    submittedFrom.current = event.currentTarget.ownerDocument.activeElement;
    if (event.currentTarget.checkValidity()) {
      const answer = onSubmit?.(event);
      if (isPending(answer)) {
        running.current = true;
        setPending(true);
        try {
          await answer;
        } finally {
          running.current = false;
          setPending(false);
        }
      }
    }
    setAttempts((count) => count + 1);
  };
  return (
    <Root
      {...native}
      ref={useBothRefs(form, ref)}
      noValidate
      aria-busy={isBusy || undefined}
      onSubmit={(event) => void submit(event)}
      onReset={(event) => {
        goOn();
        onReset?.(event);
      }}
      onInput={(event) => {
        goOn();
        onInput?.(event);
      }}
    >
      <FormErrorsContext value={errors}>{children}</FormErrorsContext>
    </Root>
  );
}

const noErrors: FormErrors = {};
