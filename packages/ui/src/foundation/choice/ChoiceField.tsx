'use client';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '../../theme/index.ts';
import { FieldRoot } from '../field/Field.styles.ts';
import { FieldError } from '../field/FieldError.tsx';
import { ChoiceDescription, ChoiceItem, ChoiceLabel, choiceLayout, ChoiceText } from './Choice.styles.ts';

/** What a choice with a field of its own takes, whatever it is pressed on. */
export type ChoiceWording = {
  /** What is agreed to or switched; the accessible name. It may contain a link, which is followed instead of pressed. */
  label: ReactNode;
  /** Help that stays in sight, read after the name. */
  description?: ReactNode;
  /** What is wrong and what to do; undefined or empty when nothing is. It is announced and marks the control invalid. */
  error?: string | undefined;
  /** Cannot be changed nor focused, and is not sent. Default false. */
  disabled?: boolean;
};

type LineProps = Pick<ChoiceWording, 'label' | 'description'> & {
  required?: boolean;
  readOnly?: boolean;
  labelPosition?: 'before' | 'after';
  /** What is pressed. */
  children: ReactNode;
};

function ChoiceLine({ label, description, required, readOnly, labelPosition = 'after', children }: LineProps) {
  return (
    <>
      <ChoiceLabel data-readonly={readOnly || undefined} data-label={labelPosition}>
        {children}
        <ChoiceText data-required={required || undefined}>{label}</ChoiceText>
      </ChoiceLabel>
      {description !== undefined && description !== null && description !== '' && (
        <ChoiceDescription data-label={labelPosition}>{description}</ChoiceDescription>
      )}
    </>
  );
}

const Root = styled(FieldRoot)`
  ${choiceLayout}
  /* The error is in line with the label, as the help is. */
  &:not([data-label='before']) > :last-child {
    padding-inline-start: calc(var(--mark) + ${space(2.5)});
  }
`;

/** One choice that is a field of its own: its label beside it, its help and its error below. */
export function ChoiceField({
  error,
  disabled = false,
  mark,
  ...line
}: LineProps & ChoiceWording & { mark?: 'switch' }) {
  const id = useId();
  return (
    <Root
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
