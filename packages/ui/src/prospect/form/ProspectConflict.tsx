'use client';
import {
  differingFields,
  type ProspectForm,
  type ProspectFormField,
  type ProspectionMeans,
} from '@sereno/domain/prospect';
import { useEffect, useId, useRef } from 'react';
import { TriangleAlert } from '../../foundation/icons/triangle-alert.ts';
import { Banner, Button, SegmentedControl } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { prospectTexts } from '../../locale/texts/es/prospect.ts';
import { Conflict, Difference, Differences, Title, Values } from './ProspectConflict.styles.ts';

/** The label key of each field. */
const fieldLabel = {
  firstName: 'prospectForm.firstName',
  lastName: 'prospectForm.lastName',
  mobilePhone: 'prospectForm.mobilePhone',
  homePhone: 'prospectForm.homePhone',
  email: 'prospectForm.email',
  acceptsEmail: 'prospectForm.acceptsEmail',
  meansId: 'prospectForm.means',
  zipCode: 'prospectForm.zipCode',
  state: 'prospectForm.state',
  county: 'prospectForm.county',
  street: 'prospectForm.street',
  comments: 'prospectForm.comments',
} as const satisfies Readonly<Record<ProspectFormField, string>>;

/** Which value of a field to save: the typed one, or the one another person saved meanwhile. */
export type ConflictChoice = 'mine' | 'newest';

/**
 * A conflict: another person changed the prospect. First alone, until the saved version is loaded; then with the typed
 * and the saved version, for each field in which they differ.
 */
export type ProspectConflictState =
  | { readonly kind: 'found'; readonly loading: boolean }
  | {
      readonly kind: 'compared';
      /** The typed version. */
      readonly mine: ProspectForm;
      /** The version the other person saved. */
      readonly newest: ProspectForm;
    };

type ProspectConflictProps = {
  conflict: ProspectConflictState;
  /** The current form: its values show which version is selected. */
  form: ProspectForm;
  means: readonly ProspectionMeans[];
  onLoad: () => void;
  onChoose: (field: ProspectFormField, choice: ConflictChoice) => void;
};

/** Shows a conflict and lets the person select what to keep, field by field; nothing is lost meanwhile. */
export function ProspectConflict({ conflict, form, means, onLoad, onChoose }: ProspectConflictProps) {
  const t = useTexts(prospectTexts);
  if (conflict.kind === 'compared') {
    return <Comparison {...conflict} form={form} means={means} onChoose={onChoose} />;
  }
  return (
    <Banner
      tone="warning"
      title={t('prospectConflict.title')}
      action={
        <Button size="small" busy={conflict.loading} busyLabel={t('prospectConflict.loading')} onClick={onLoad}>
          {t('prospectConflict.load')}
        </Button>
      }
    />
  );
}

type ComparisonProps = Pick<ProspectConflictProps, 'form' | 'means' | 'onChoose'> &
  Omit<Extract<ProspectConflictState, { kind: 'compared' }>, 'kind'>;

function Comparison({ mine, newest, form, means, onChoose }: ComparisonProps) {
  const t = useTexts(prospectTexts);
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  // The button that loaded it is gone.
  useEffect(() => title.current?.focus(), []);
  const fields = differingFields(mine, newest);
  const notTaken = new Set(differingFields(form, newest));
  const shown = (values: ProspectForm, field: ProspectFormField): string => {
    if (field === 'acceptsEmail') return t(values.acceptsEmail ? 'prospectConflict.yes' : 'prospectConflict.no');
    const text =
      field === 'meansId' ? (means.find((each) => each.id === values.meansId)?.name ?? '') : values[field].trim();
    return text === '' ? t('prospectConflict.empty') : text;
  };
  return (
    <Conflict aria-labelledby={id}>
      <Title id={id} ref={title} tabIndex={-1}>
        <TriangleAlert aria-hidden />
        <span>{t('prospectConflict.title')}</span>
      </Title>
      <p>{t(fields.length === 0 ? 'prospectConflict.same' : 'prospectConflict.help')}</p>
      <Differences>
        {fields.map((field) => {
          const label = t(fieldLabel[field]);
          return (
            <Difference key={field}>
              <h3>{label}</h3>
              <Values>
                <div>
                  <dt>{t('prospectConflict.mineValue')}</dt>
                  <dd>{shown(mine, field)}</dd>
                </div>
                <div>
                  <dt>{t('prospectConflict.newestValue')}</dt>
                  <dd>{shown(newest, field)}</dd>
                </div>
              </Values>
              <SegmentedControl<ConflictChoice>
                label={t('prospectConflict.choice', { field: label })}
                size="small"
                value={notTaken.has(field) ? 'mine' : 'newest'}
                onChange={(choice) => onChoose(field, choice)}
                options={[
                  { value: 'mine', label: t('prospectConflict.mine') },
                  { value: 'newest', label: t('prospectConflict.newest') },
                ]}
              />
            </Difference>
          );
        })}
      </Differences>
    </Conflict>
  );
}
