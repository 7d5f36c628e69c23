'use client';
import {
  QUOTATION_FIELDS,
  type QuotationField,
  quotationIssues,
  type QuotationOptions,
} from '@sereno/domain/quotation';
import { type SubmitEvent, useRef, useState } from 'react';
import { DraftNotice } from '../../foundation/form/FormNotice.tsx';
import { Calculator } from '../../foundation/icons/calculator.ts';
import { Button, Card, EmptyState } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { quotationTexts } from '../../locale/texts/es/quotation.ts';
import { useLostFocus } from '../../state/useLostFocus.ts';
import { QuotationSummary } from '../figures/QuotationSummary.tsx';
import { QuotationActions } from './QuotationActions.tsx';
import { QuotationFields } from './QuotationFields.tsx';
import { Aside, Column, Layout, Root } from './QuotationForm.styles.ts';
import type { QuotationFormProps } from './quotationFormProps.ts';
import { QuotationFormSkeleton } from './QuotationFormSkeleton.tsx';
import { useIssueText } from './useIssueText.ts';
import { rootOf } from '../../state/rootProps.ts';

/**
 * The form of a quotation (UND-33): what is bought and how it is paid, with the amounts updated on each key. Rules and
 * figures are those of `@sereno/domain/quotation`; errors show after an attempt to save. On a phone the total stays
 * visible above the button.
 */
export function QuotationForm({ options, onRetry, ...props }: QuotationFormProps) {
  const t = useTexts(quotationTexts);
  if (options === undefined) return <QuotationFormSkeleton {...rootOf(props)} />;
  return (
    <Root {...rootOf(props)}>
      {options === null && (
        <Card>
          <EmptyState
            title={t('quotationForm.failed')}
            action={onRetry && <Button onClick={onRetry}>{t('quotationForm.retry')}</Button>}
          />
        </Card>
      )}
      {options &&
        (options.products.length === 0 ? (
          <Card>
            <EmptyState
              icon={<Calculator />}
              title={t('quotationForm.noProducts')}
              description={t('quotationForm.noProductsHint')}
            />
          </Card>
        ) : (
          <Filled {...props} options={options} />
        ))}
    </Root>
  );
}

type FilledProps = Omit<QuotationFormProps, 'options' | 'onRetry'> & { options: QuotationOptions };

function Filled({
  form,
  onChange,
  options,
  busy = false,
  problem,
  problemTone,
  notice,
  restored = false,
  onStartOver,
  round = 0,
  onCancel,
  onSave,
}: FilledProps) {
  const t = useTexts(quotationTexts);
  const issueText = useIssueText();
  const [tried, setTried] = useState({ attempts: 0, round });
  // Starting over begins without errors.
  if (tried.round !== round) setTried({ attempts: 0, round });
  const { attempts } = tried;
  const root = useRef<HTMLFormElement>(null);
  const rescue = useLostFocus(() => root.current && controlOf(root.current, QUOTATION_FIELDS[0]));
  const issues = quotationIssues(form, options);

  const errorOf = (field: QuotationField): string | undefined => {
    const issue = attempts > 0 ? issues.find((each) => each.field === field) : undefined;
    return issue && issueText(issue);
  };
  const save = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    if (issues.length === 0) {
      onSave();
      return;
    }
    setTried({ attempts: attempts + 1, round });
    const first = QUOTATION_FIELDS.find((field) => issues.some((issue) => issue.field === field));
    controlOf(event.currentTarget, first)?.focus();
  };
  return (
    <Layout ref={root} noValidate aria-busy={busy} onSubmit={save} {...rescue}>
      <Column>
        {notice}
        {restored && (
          <DraftNotice startOver={t('quotationForm.startOver')} onStartOver={onStartOver}>
            {t('quotationForm.restored')}
          </DraftNotice>
        )}
        <Card title={t('quotationForm.terms')}>
          <QuotationFields
            key={round}
            form={form}
            options={options}
            errorOf={errorOf}
            onChange={(next) => {
              if (!busy) onChange(next);
            }}
          />
        </Card>
      </Column>
      <Aside>
        <QuotationSummary form={form} options={options} />
        <QuotationActions
          form={form}
          options={options}
          attempts={issues.length > 0 ? attempts : 0}
          problem={problem}
          problemTone={problemTone}
          busy={busy}
          onCancel={onCancel}
        />
      </Aside>
    </Layout>
  );
}

/** What takes the focus in a field: its box, or the first of its choices that can be chosen. */
const controlOf = (root: HTMLElement, field: QuotationField | undefined): HTMLElement | null =>
  root.querySelector(`[data-field='${field}'] :is(button, input):not(:disabled, [aria-hidden='true'])`);
