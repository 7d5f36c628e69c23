'use client';
import { useContext, useState } from 'react';
import { styled } from 'styled-components';
import { useTexts } from '../../locale/index.ts';
import { formTexts } from '../../locale/texts/es/form.ts';
import { media, plainList, space } from '../../theme/index.ts';
import type { RootProps } from '../../state/rootProps.ts';
import { type FormErrors, FormErrorsContext } from '../field/formErrors.ts';
import { Banner } from '../status/Banner.tsx';
import { invalidField } from './invalidField.ts';
import { invalidLabel, isNamedIn } from './invalidLabel.ts';

const List = styled.ul`
  ${plainList}
  margin-block-start: ${space(1)};

  & button {
    padding: 0;
    border: none;
    border-radius: 2px;
    background: none;
    font: inherit;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    overflow-wrap: anywhere;
    color: inherit;
    cursor: pointer;
    @media ${media.touch} {
      min-block-size: 44px;
    }
  }
`;

export type ErrorSummaryProps = RootProps & {
  /** Errors by the `name` of their field. Default: those of the form around. */
  errors?: FormErrors | undefined;
};

function ErrorLink({ name, error }: { name: string; error: string }) {
  const t = useTexts(formTexts);
  // What the page shows: a server cannot read it, so hydration begins without.
  const [label, setLabel] = useState('');
  return (
    <button
      // Another function each time, so that it reads the label after each rendering.
      ref={(button) => {
        if (button?.form) setLabel(invalidLabel(button.form, name));
      }}
      type="button"
      onClick={({ currentTarget: { form } }) => form && invalidField(form, name)?.focus()}
    >
      {label === '' || isNamedIn(error, label) ? error : t('form.error', { label, error })}
    </button>
  );
}

/**
 * The errors of the form around in a list, each of which leads to its field and says the field's label unless the message does; nothing
 * without one. For forms longer than the window.
 */
export function ErrorSummary({ errors, ...root }: ErrorSummaryProps) {
  const t = useTexts(formTexts);
  const ofForm = useContext(FormErrorsContext);
  const all = Object.entries(errors ?? ofForm).filter(([, error]) => error);
  if (all.length === 0) return null;
  return (
    // The field that takes the focus says its error.
    <Banner {...root} tone="danger" live="off" title={t('form.errors', { count: all.length })}>
      <List>
        {all.map(([name, error = '']) => (
          <li key={name}>
            <ErrorLink name={name} error={error} />
          </li>
        ))}
      </List>
    </Banner>
  );
}
