import { formatScreenDate } from '@sereno/domain/calendar';
import { type ContractBeneficiaries, MOST_BENEFICIARIES, RELATIONSHIPS, shareText } from '@sereno/domain/contract';
import type { FieldIssue } from '@sereno/domain/register';
import {
  Banner,
  BottomSheet,
  Button,
  DialogClose,
  Form,
  IconButton,
  NumberField,
  Select,
  TextField,
} from '@sereno/ui/foundation';
import type { Translate } from '@sereno/ui/locale';
import { DatePicker } from '@sereno/ui/pickers';
import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { es } from '../../../i18n/beneficiaries/es.ts';
import { beneficiaryTexts, registerTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';
import { useToday } from '../../../platform/clock.ts';
import { useCommand } from '../../../platform/commands/useCommand.ts';
import { useDraftedForm } from '../../../platform/useDraftedForm.ts';
import { Person, PersonHead, Sum, Tools } from './Beneficiaries.styles.ts';
import { beneficiariesQuery, beneficiariesSave, useContractCalls } from './beneficiaryCalls.ts';
import {
  type BeneficiaryDraft,
  type BeneficiaryForm,
  draftOf,
  draftOfList,
  draftSchema,
  formOf,
  type PersonForm,
  readForm,
  sharedEqually,
  sumOf,
  withAnother,
} from './beneficiaryForm.ts';

/** Percentages are shown with two decimals. */
const PERCENT = { maximumFractionDigits: 2 } as const;

export type BeneficiaryEditorProps = {
  /** As the server has them now. */
  contract: ContractBeneficiaries;
  onSaved: () => void;
  onClose: () => void;
};

/** The beneficiaries of a contract as one list, whose shares make the whole: a dialog, on a phone a sheet. */
export function BeneficiaryEditor({ contract, onSaved, onClose }: BeneficiaryEditorProps) {
  const { t } = useText(beneficiaryTexts);
  const { t: named } = useText(registerTexts);
  const formId = useId();
  const today = useToday();
  const queries = useQueryClient();
  const calls = useContractCalls();
  const place = useRef<HTMLFormElement>(null);
  const [newest] = contract.lists;
  const initial = draftOfList(newest, today);
  const form = useDraftedForm<BeneficiaryForm, BeneficiaryDraft>({
    name: `beneficiaries-${contract.contractId}`,
    schema: draftSchema,
    initial,
    open: formOf,
    reset: () => formOf(draftOfList(newest, today)),
    draftOf,
  });
  const { state, update } = form;
  const [issues, setIssues] = useState<readonly FieldIssue[]>([]);
  /** The row that takes the focus once it is there. */
  const [added, setAdded] = useState<number | null>(null);
  useEffect(() => {
    if (added !== null) place.current?.querySelector<HTMLElement>(`[data-person="${added}"] input`)?.focus();
  }, [added]);
  const { busy, problem, dismiss, submit } = useCommand(beneficiariesSave(calls, contract.contractId), {
    t,
    draft: form,
    onDone: onSaved,
    onFailed: (failure) => {
      if (failure.kind !== 'refused') return;
      if (failure.status === STALE) {
        void queries.invalidateQueries(beneficiariesQuery(calls, contract.contractId));
        return;
      }
      setIssues(failure.issues ?? []);
    },
  });

  function fill(change: Partial<Pick<BeneficiaryForm, 'validFrom' | 'people' | 'version'>>): void {
    setIssues([]);
    if (problem !== null && !busy) dismiss();
    update((before) => ({ ...before, ...change, isTouched: true }));
  }
  const fillPerson = (key: number, change: Partial<PersonForm>): void =>
    fill({ people: state.people.map((person) => (person.key === key ? { ...person, ...change } : person)) });
  function save(): void {
    const read = readForm(state, contract, today);
    setIssues('issues' in read ? read.issues : []);
    if (!('issues' in read)) void submit(read.list);
  }

  const isStale = newest !== undefined && newest.version !== state.version;
  const error = (field: string) => {
    const issue = issues.find((one) => one.field === field);
    return issue && issueText(issue, contract, t);
  };
  const { sum, missing } = sumOf(state.people);
  const ofAll = error('beneficiaries');
  return (
    <BottomSheet
      open
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        form.forget();
        onClose();
      }}
      unsaved={state.isTouched || form.isRestored}
      busy={busy}
      size="large"
      title={t('beneficiaries.title')}
      description={t('beneficiaries.of', { number: contract.contractNumber, name: contract.holder })}
      footer={
        <>
          <Sum data-wrong={missing === 0 ? undefined : true}>
            {t(missing === 0 ? 'beneficiaries.sum' : missing > 0 ? 'beneficiaries.missing' : 'beneficiaries.excess', {
              sum: shareText(sum),
              share: shareText(Math.abs(missing)),
            })}
          </Sum>
          <DialogClose>
            <Button>{named('register.cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {named('register.save')}
          </Button>
        </>
      }
    >
      <Form key={form.round} id={formId} ref={place} autoComplete="off" busy={busy} onSubmit={save}>
        {isStale && (
          <Banner
            tone="warning"
            action={
              <>
                <Button size="small" onClick={() => update(() => formOf(draftOfList(newest, today)))}>
                  {named('register.takeNewest')}
                </Button>
                <Button size="small" onClick={() => fill({ version: newest.version })}>
                  {named('register.keepMine')}
                </Button>
              </>
            }
          >
            {t('beneficiaries.stale', {
              people: newest.beneficiaries
                .map(({ name, share }) => `${name} ${t('beneficiaries.percent', { share: shareText(share) })}`)
                .join(', '),
            })}
          </Banner>
        )}
        {problem !== null && !isStale && issues.length === 0 && <Banner tone={problem.tone}>{problem.text}</Banner>}
        {form.isRestored && (
          <Banner
            action={
              <Button size="small" onClick={form.startOver}>
                {named('register.startOver')}
              </Button>
            }
          >
            {named('register.restored')}
          </Banner>
        )}
        <DatePicker
          label={named('field.validFrom')}
          today={today}
          min={contract.earliest}
          max={today}
          value={state.validFrom}
          onChange={(validFrom) => fill({ validFrom })}
          error={error('validFrom')}
          readOnly={busy}
          required
        />
        {state.people.map((person, at) => (
          <PersonFields
            key={person.key}
            person={person}
            at={at}
            error={(field) => error(`beneficiaries.${at}.${field}`)}
            readOnly={busy}
            onFill={(change) => fillPerson(person.key, change)}
            onRemove={() => {
              fill({ people: state.people.filter(({ key }) => key !== person.key) });
              place.current?.querySelector<HTMLElement>('[data-another]')?.focus();
            }}
          />
        ))}
        {ofAll !== undefined && <Banner tone="danger">{ofAll}</Banner>}
        <Tools>
          <Button
            size="small"
            aria-disabled={busy || state.people.length === 0}
            onClick={() => !busy && fill({ people: sharedEqually(state.people) })}
          >
            {t('beneficiaries.equal')}
          </Button>
          <Button
            size="small"
            data-another
            aria-disabled={busy || state.people.length >= MOST_BENEFICIARIES}
            onClick={() => {
              if (busy || state.people.length >= MOST_BENEFICIARIES) return;
              const people = withAnother(state.people);
              fill({ people });
              setAdded(people.at(-1)?.key ?? null);
            }}
          >
            {t('beneficiaries.another')}
          </Button>
        </Tools>
      </Form>
    </BottomSheet>
  );
}

/** What the server says of a list that somebody else has changed. */
const STALE = 409;

type PersonFieldsProps = {
  person: PersonForm;
  at: number;
  error: (field: string) => string | undefined;
  readOnly: boolean;
  onFill: (change: Partial<PersonForm>) => void;
  onRemove: () => void;
};

function PersonFields({ person, at, error, readOnly, onFill, onRemove }: PersonFieldsProps) {
  const { t } = useText(beneficiaryTexts);
  const { t: named } = useText(registerTexts);
  const today = useToday();
  const title = t('beneficiaries.person', { number: at + 1 });
  return (
    <Person aria-label={title} data-person={person.key}>
      <PersonHead>
        {title}
        <IconButton
          label={t('beneficiaries.remove', { number: at + 1 })}
          size="small"
          aria-disabled={readOnly}
          onClick={() => !readOnly && onRemove()}
        >
          <X />
        </IconButton>
      </PersonHead>
      <div data-half>
        <TextField
          label={named('field.fullName')}
          value={person.name}
          onChange={(name) => onFill({ name })}
          error={error('name')}
          readOnly={readOnly}
          required
        />
      </div>
      <div data-half>
        <Select
          label={named('field.relationship')}
          options={RELATIONSHIPS.map((value) => ({ value, label: named(`relationship.${value}`) }))}
          value={person.relationship}
          onChange={(relationship) => onFill({ relationship })}
          error={error('relationship')}
          readOnly={readOnly}
          required
        />
      </div>
      <div data-third>
        <DatePicker
          label={named('field.bornOn')}
          today={today}
          max={today}
          value={person.bornOn}
          onChange={(bornOn) => onFill({ bornOn })}
          error={error('bornOn')}
          readOnly={readOnly}
          required
        />
      </div>
      <div data-third>
        <TextField
          label={named('field.phone')}
          type="tel"
          value={person.phone}
          onChange={(phone) => onFill({ phone })}
          error={error('phone')}
          readOnly={readOnly}
        />
      </div>
      <div data-third>
        <NumberField
          label={named('field.percent')}
          value={person.percent}
          onChange={(percent) => onFill({ percent })}
          min={0}
          format={PERCENT}
          suffix="%"
          steppers={false}
          error={error('share')}
          readOnly={readOnly}
          required
        />
      </div>
    </Person>
  );
}

type BeneficiaryText = Translate<typeof es>;

/** What is wrong with a field, as a sentence. */
function issueText({ field, code }: FieldIssue, contract: ContractBeneficiaries, t: BeneficiaryText): string {
  const name = field.slice(field.lastIndexOf('.') + 1);
  if (code === 'required')
    return t(field === 'beneficiaries' ? 'beneficiaries.issue.nobody' : 'beneficiaries.issue.required');
  switch (name) {
    case 'beneficiaries':
      return t('beneficiaries.issue.most', { count: MOST_BENEFICIARIES });
    case 'validFrom':
      return t('beneficiaries.issue.validFrom', { day: formatScreenDate(contract.earliest) });
    case 'bornOn':
      if (code === 'tooSmall') return t('beneficiaries.issue.young', { count: contract.minimumAge ?? 0 });
      if (code === 'tooLarge') return t('beneficiaries.issue.old', { count: contract.maximumAge ?? 0 });
      return t('beneficiaries.issue.born');
    case 'phone':
      return t('beneficiaries.issue.phone');
    case 'share':
      return t('beneficiaries.issue.share');
    default:
      if (code === 'taken') return t('beneficiaries.issue.taken');
      return t(code === 'tooLong' ? 'beneficiaries.issue.tooLong' : 'beneficiaries.issue.unreadable');
  }
}
