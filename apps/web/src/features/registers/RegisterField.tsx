import { addToMonth, monthOf, parseIsoDate } from '@sereno/domain/calendar';
import { CURRENCY } from '@sereno/domain/money';
import { type FieldValue, idsIn, idsText, type KnownRegister } from '@sereno/domain/register';
import { Checkbox, Combobox, MultiCombobox, NumberField, Select, TextArea, TextField } from '@sereno/ui/foundation';
import { DatePicker, MonthPicker } from '@sereno/ui/pickers';
import { useMemo } from 'react';
import { useText } from '../../i18n/index.tsx';
import { registerTexts } from '../../i18n/areas.ts';
import { useToday } from '../../platform/clock.ts';
import { choicesOf, type KnownField } from './registerText.ts';
import { TemplateField } from './TemplateField.tsx';
import { useReferenceChoices } from './useReferenceChoices.ts';

export type RegisterFieldProps = {
  register: KnownRegister;
  field: KnownField;
  value: FieldValue;
  /** Of the row that a reference leads to. */
  name: string | undefined;
  /** What is wrong with it, as a sentence. */
  error: string | undefined;
  readOnly: boolean;
  onChange: (value: FieldValue, name?: string) => void;
  /** Called when what is typed is no value of the field, and when it is one again. */
  onProblem: (isWrong: boolean) => void;
};

const PESOS = { style: 'currency', currency: CURRENCY } as const;
/** How far ahead somebody plans, in months. */
const PLANNED = 24;

const textOf = (value: FieldValue): string => (typeof value === 'string' ? value : '');
const dayOf = (value: FieldValue) => parseIsoDate(textOf(value));

/** A field of a form, by the kind of what it holds. */
export function RegisterField({ field, ...props }: RegisterFieldProps) {
  const { t } = useText(registerTexts);
  const today = useToday();
  const { value, error, readOnly, onChange, onProblem } = props;
  const common = {
    label: t(field.label),
    description: field.hint && t(field.hint),
    required: field.required === true,
    error,
    readOnly,
  };
  switch (field.kind) {
    case 'text':
      return <WrittenField {...props} field={field} common={common} />;
    case 'template':
      return <TemplateField {...props} field={field} common={common} />;
    case 'number':
    case 'money':
      return (
        <NumberField
          {...common}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
          onProblem={(problem) => onProblem(problem !== null)}
          min={field.min}
          max={field.max}
          steppers={field.kind === 'number' && field.decimals === undefined}
          format={field.kind === 'money' ? PESOS : { maximumFractionDigits: field.decimals ?? 0 }}
        />
      );
    case 'date':
      return (
        <DatePicker
          {...common}
          value={dayOf(value)}
          onChange={onChange}
          onProblem={(problem) => onProblem(problem !== null)}
          today={today}
        />
      );
    case 'month': {
      const day = dayOf(value);
      return (
        <MonthPicker
          {...common}
          value={day && monthOf(day)}
          onChange={(month) => onChange(month && `${month}-01`)}
          onProblem={(problem) => onProblem(problem !== null)}
          today={today}
          max={addToMonth(monthOf(today), PLANNED)}
        />
      );
    }
    case 'flag':
      return <Checkbox {...common} required={false} checked={value === true} onChange={onChange} />;
    case 'choice':
    case 'time':
      return (
        <Select
          {...common}
          options={choicesOf(field, t, [])}
          value={textOf(value) || null}
          onChange={onChange}
          clearable={field.required !== true}
        />
      );
    case 'references':
      return <ReferencesField {...props} field={field} common={common} />;
    case 'instant':
      // The server alone writes it.
      return null;
    default:
      return <ReferenceField {...props} field={field} common={common} />;
  }
}

type CommonProps = {
  label: string;
  description: string | undefined;
  required: boolean;
  error: string | undefined;
  readOnly: boolean;
};
/** What the field of one kind is given. */
export type KindProps<Kind extends KnownField['kind']> = Omit<RegisterFieldProps, 'field'> & {
  field: Extract<KnownField, { readonly kind: Kind }>;
  common: CommonProps;
};

/** What is written by hand. */
function WrittenField({ field, value, onChange, common }: KindProps<'text'>) {
  const text = textOf(value);
  const props = { ...common, value: text, onChange };
  if (field.multiline === true) return <TextArea {...props} maxLength={field.max} />;
  return (
    <TextField
      {...props}
      autoComplete="off"
      {...(field.format === 'email' && { inputMode: 'email' })}
      {...(field.format !== undefined && { spellCheck: false, autoCapitalize: 'none' })}
    />
  );
}

/** A row elsewhere, found by its name. */
function ReferenceField({ register, field, value, name, onChange, common }: KindProps<'reference'>) {
  const { choices, loading, failed, onSearch } = useReferenceChoices(register, field.id);
  const options = useMemo(() => choices.map(({ id, name: label }) => ({ value: String(id), label })), [choices]);
  const chosen = typeof value === 'number' ? String(value) : null;
  const chosenOptions = useMemo(
    () => (chosen === null || name === undefined || name === '' ? [] : [{ value: chosen, label: name }]),
    [chosen, name],
  );
  return (
    <Combobox
      {...common}
      options={options}
      chosenOptions={chosenOptions}
      value={chosen}
      onChange={(next) =>
        onChange(next === null ? null : Number(next), options.find((option) => option.value === next)?.label ?? '')
      }
      onSearch={onSearch}
      loading={loading}
      failed={failed}
      clearable={field.required !== true}
    />
  );
}

/** Several rows elsewhere. Their names come one a line, in the order of the ids. */
function ReferencesField({ register, field, value, name = '', onChange, common }: KindProps<'references'>) {
  const { choices, loading, failed, onSearch } = useReferenceChoices(register, field.id);
  const options = useMemo(() => choices.map(({ id, name: label }) => ({ value: String(id), label })), [choices]);
  const chosenOptions = useMemo(() => {
    const names = name.split('\n');
    return idsIn(value).map((id, at) => ({ value: String(id), label: names[at] ?? String(id) }));
  }, [value, name]);
  const choose = (chosen: readonly string[]): void => {
    const known = new Map([...chosenOptions, ...options].map((option) => [option.value, option.label]));
    const next = idsText(chosen.map(Number));
    onChange(
      next,
      idsIn(next)
        .map((id) => known.get(String(id)) ?? String(id))
        .join('\n'),
    );
  };
  return (
    <MultiCombobox
      {...common}
      options={options}
      chosenOptions={chosenOptions}
      value={chosenOptions.map((option) => option.value)}
      onChange={choose}
      onSearch={onSearch}
      loading={loading}
      failed={failed}
    />
  );
}
