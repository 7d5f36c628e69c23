'use client';
import { type ProspectEdit, type ProspectFormField, PROSPECT_LENGTH } from '@sereno/domain/prospect';
import { memo, type ReactNode } from 'react';
import { Cell } from '../../foundation/form/form.styles.ts';
import { Checkbox, TextArea } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { prospectTexts } from '../../locale/texts/es/prospect.ts';
import { MeansField } from './MeansField.tsx';
import { PostalCodeField } from './PostalCodeField.tsx';
import { Below, ChoiceCell, Grid, Heading, Help, Section } from './ProspectFields.styles.ts';
import type { PostalLookupState, ProspectFieldsProps } from './prospectFormProps.ts';
import { type LineField, ProspectTextField } from './ProspectTextField.tsx';
import { SimilarProspects } from './SimilarProspects.tsx';
import type { ProspectAttempt } from './useProspectAttempt.ts';

/** From here on the remaining characters of the comments are shown. */
const NEAR_THE_END = PROSPECT_LENGTH.comments.max - 200;
const NO_PROSPECTS: readonly never[] = [];

type Place = (field: ProspectFormField, control: HTMLElement | null) => void;
type Edit = (edit: ProspectEdit) => void;

type AllFieldsProps = ProspectFieldsProps & {
  attempt: Pick<ProspectAttempt, 'errors' | 'place' | 'at'>;
  /** The medium is required. Default: in the full form. */
  meansRequired?: boolean;
  /** Level of the headings of the sections. */
  headingLevel: 2 | 3;
};

/** All fields of a prospect, in sections: identity, contact, origin, address, and comments. */
export function ProspectFields({
  kind,
  form,
  onEdit,
  means,
  onRetryMeans,
  postal,
  similar = NO_PROSPECTS,
  prospectHref,
  onNavigate,
  busy = false,
  attempt: { errors, place, at },
  meansRequired = kind === 'full',
  headingLevel,
}: AllFieldsProps) {
  const t = useTexts(prospectTexts);
  const isFull = kind === 'full';
  const line = (field: LineField) => ({
    field,
    label: t(`prospectForm.${field}`),
    value: form[field],
    error: errors[field],
    onEdit,
    place,
    readOnly: busy,
  });
  return (
    <>
      <FieldSection title={t('prospectForm.personal')} level={headingLevel}>
        <ProspectTextField {...line('firstName')} required />
        <ProspectTextField {...line('lastName')} />
      </FieldSection>
      <FieldSection title={t('prospectForm.contact')} help={t('prospectForm.contactHint')} level={headingLevel}>
        <ProspectTextField {...line('mobilePhone')} error={errors.contact ?? errors.mobilePhone} />
        {isFull && <ProspectTextField {...line('homePhone')} />}
        <ProspectTextField {...line('email')} />
        <Consent
          checked={form.acceptsEmail && form.email.trim() !== ''}
          disabled={form.email.trim() === ''}
          readOnly={busy}
          onEdit={onEdit}
        />
        <Below>
          <SimilarProspects similar={similar} prospectHref={prospectHref} onNavigate={onNavigate} />
        </Below>
      </FieldSection>
      <FieldSection title={t('prospectForm.means')} level={headingLevel}>
        <MeansField
          means={means}
          value={form.meansId}
          error={errors.meansId}
          required={meansRequired}
          readOnly={busy}
          onEdit={onEdit}
          onRetry={onRetryMeans}
          place={place}
          at={at}
        />
      </FieldSection>
      {isFull && (
        <FieldSection title={t('prospectForm.address')} level={headingLevel}>
          <ZipCode
            value={form.zipCode}
            lookup={postal}
            error={errors.zipCode}
            readOnly={busy}
            onEdit={onEdit}
            place={place}
          />
          <ProspectTextField {...line('state')} />
          <ProspectTextField {...line('county')} />
          <ProspectTextField {...line('street')} />
        </FieldSection>
      )}
      <FieldSection title={t('prospectForm.comments')} level={headingLevel}>
        <Comments value={form.comments} error={errors.comments} readOnly={busy} onEdit={onEdit} place={place} />
      </FieldSection>
    </>
  );
}

type FieldSectionProps = { title: string; help?: string; level: 2 | 3; children: ReactNode };

function FieldSection({ title, help, level, children }: FieldSectionProps) {
  return (
    <Section>
      <div>
        <Heading as={`h${level}`}>{title}</Heading>
        {help !== undefined && <Help>{help}</Help>}
      </div>
      <Grid>{children}</Grid>
    </Section>
  );
}

type ConsentProps = { checked: boolean; disabled: boolean; readOnly: boolean; onEdit: Edit };

/** Whether mail is accepted (VAL-06): hidden until there is an address. */
const Consent = memo(function Consent({ checked, disabled, readOnly, onEdit }: ConsentProps) {
  const t = useTexts(prospectTexts);
  return (
    <ChoiceCell>
      <Checkbox
        label={t('prospectForm.acceptsEmail')}
        description={disabled ? t('prospectForm.emailFirst') : undefined}
        checked={checked}
        disabled={disabled}
        readOnly={readOnly}
        onChange={(value) => onEdit({ field: 'acceptsEmail', value })}
      />
    </ChoiceCell>
  );
});

type RowProps = { value: string; error: string | undefined; readOnly: boolean; onEdit: Edit; place: Place };

const ZipCode = memo(function ZipCode({
  lookup,
  onEdit,
  place,
  ...row
}: RowProps & { lookup: PostalLookupState | undefined }) {
  return (
    <Cell>
      <PostalCodeField
        {...row}
        {...(lookup !== undefined && { lookup })}
        name="zipCode"
        onChange={(value) => onEdit({ field: 'zipCode', value })}
        ref={(input) => place('zipCode', input)}
      />
    </Cell>
  );
});

const Comments = memo(function Comments({ value, onEdit, place, ...row }: RowProps) {
  const t = useTexts(prospectTexts);
  return (
    <Cell data-wide>
      <TextArea
        {...row}
        ref={(area) => place('comments', area)}
        name="comments"
        label={t('prospectForm.commentsField')}
        value={value}
        onChange={(next) => onEdit({ field: 'comments', value: next })}
        {...(value.length > NEAR_THE_END && { maxLength: PROSPECT_LENGTH.comments.max })}
      />
    </Cell>
  );
});
