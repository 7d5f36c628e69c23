'use client';
import { useId, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { space } from '../../theme/index.ts';
import { FieldRoot } from '../field/Field.styles.ts';
import { FieldError } from '../field/FieldError.tsx';
import { ChoiceDescription, ChoiceItem, ChoiceLabel, choiceLayout, ChoiceText } from './Choice.styles.ts';
import type { RootProps } from '../../state/rootProps.ts';
import type { ControlProps } from '../field/fieldWording.ts';

/** Wording props of a choice that is a field of its own. */
export type ChoiceWording = Pick<RootProps, 'className' | 'style'> & {
  /** The accessible name. It may contain a link, which is followed instead of pressed. */
  label: ReactNode;
  /** Hides the label visually, when the context makes it obvious, as in a table. Default false. */
  hideLabel?: boolean | undefined;
  /** Help that stays visible, read after the name. */
  description?: ReactNode;
  /** The error and how to fix it; undefined or empty without one. It is announced and marks the control invalid. */
  error?: string | undefined;
  /** Neither changeable nor focusable, and not submitted. Default false. */
  disabled?: boolean | undefined;
};

/** Props of a choice with two states. */
export type CheckableProps = ChoiceWording &
  ControlProps & {
    /** Whether it is checked, or on (controlled). */
    checked?: boolean | undefined;
    /** Whether it is initially checked, or on (uncontrolled). Default false. */
    defaultChecked?: boolean | undefined;
    /** Called with the new state on each press. */
    onChange?: ((checked: boolean) => void) | undefined;
    /** Focusable and read, but ignores presses. Default false. */
    readOnly?: boolean | undefined;
    /** Name in a form. Without it nothing is submitted. */
    name?: string | undefined;
    /** Value submitted while checked, or on. Default 'on', as in browsers. */
    value?: string | undefined;
    /** The focusable element, for a form that focuses its first error. */
    ref?: Ref<HTMLElement> | undefined;
  };

type LineProps = Pick<ChoiceWording, 'label' | 'description'> & {
  required?: boolean;
  readOnly?: boolean;
  labelPosition?: 'before' | 'after' | undefined;
  hideLabel?: boolean | undefined;
  /** The control. */
  children: ReactNode;
};

function ChoiceLine({
  label,
  hideLabel = false,
  description,
  required,
  readOnly,
  labelPosition = 'after',
  children,
}: LineProps) {
  return (
    <>
      <ChoiceLabel data-readonly={readOnly || undefined} data-label={labelPosition}>
        {children}
        <ChoiceText data-hidden={hideLabel || undefined} data-required={required || undefined}>
          {label}
        </ChoiceText>
      </ChoiceLabel>
      {description !== undefined && description !== null && description !== '' && (
        <ChoiceDescription data-label={labelPosition}>{description}</ChoiceDescription>
      )}
    </>
  );
}

const Root = styled(FieldRoot)`
  ${choiceLayout}
  /* The error is aligned with the label, like the help. */
  &:not([data-label='before']) > :last-child {
    padding-inline-start: calc(var(--mark) + ${space(2.5)});
  }
`;

/** A choice that is a field of its own: label beside it, help and error below. */
export function ChoiceField({
  error,
  disabled = false,
  mark,
  className,
  style,
  ...line
}: LineProps & ChoiceWording & { mark?: 'switch' }) {
  const id = useId();
  return (
    <Root
      className={className}
      style={style}
      invalid={error !== undefined && error !== ''}
      disabled={disabled}
      data-mark={mark}
      data-label={line.labelPosition}
    >
      <ChoiceLine {...line} />
      <FieldError id={id} error={error} />
    </Root>
  );
}

/** One of several choices inside a `Field`. */
export function ChoiceOption({ disabled = false, ...line }: LineProps & { disabled?: boolean | undefined }) {
  return (
    <ChoiceItem disabled={disabled}>
      <ChoiceLine {...line} />
    </ChoiceItem>
  );
}
