import { fieldOf, type KnownRegister, type RegisterRow } from '@sereno/domain/register';
import type { TableColumn } from '@sereno/ui/data-table';
import { type KnownField, type RegisterText, rowText } from './registerText.ts';
import type { ChoicesOf } from './tableQuery.ts';
import type { FilterChoices } from './useReferenceChoices.ts';

type Column = TableColumn<RegisterRow>;

/** The id of the column that says whether a row is in use, here and in a file of the server. */
const STATE_COLUMN = 'ended';

/** How many columns a card shows before somebody asks for more. */
const ON_A_CARD = 6;

/** A text of so many characters at most is a code or a phone. */
const CODE_LENGTH = 40;

/** What names of people and things need, in px. */
const NAME_WIDTH = 184;

/** What the values of a field need to be read whole, in px: names of people and things most of all. */
function valueWidth(field: KnownField): number {
  switch (field.kind) {
    case 'text':
      return field.max > CODE_LENGTH ? NAME_WIDTH : 128;
    case 'template':
    case 'reference':
    case 'references':
      return NAME_WIDTH;
    case 'instant':
    case 'choice':
      return 152;
    default:
      return 128;
  }
}

/** What a title needs in px, with the mark of the order beside it. */
const titleWidth = (title: string): number => 40 + 7.5 * title.length;

const textIn = ({ values }: RegisterRow, id: string): string | null => {
  const value = values[id] ?? null;
  return value === null ? null : String(value);
};

const figureIn = ({ values }: RegisterRow, id: string): number | null => {
  const value = values[id];
  return typeof value === 'number' ? value : null;
};

export type ColumnContext = {
  readonly t: RegisterText;
  readonly choicesOf: ChoicesOf;
  readonly searchOf: FilterChoices['searchOf'];
  /** Rows out of use are listed too: a column says which. */
  readonly showsState: boolean;
  /** Rows are cards: what is not needed at first sight starts hidden. */
  readonly isNarrow: boolean;
  /** The page that the first column leads to. */
  readonly href?: ((row: RegisterRow) => string) | undefined;
};

function columnOf(field: KnownField, { t, choicesOf, searchOf }: ColumnContext): Column {
  const { id, kind } = field;
  const title = t(field.label);
  const base = { id, title, width: Math.max(valueWidth(field), titleWidth(title)) };
  switch (kind) {
    case 'number':
      return { ...base, kind, decimals: field.decimals ?? 0, value: (row) => figureIn(row, id) };
    case 'money':
      return { ...base, kind, value: (row) => figureIn(row, id) };
    case 'date':
    case 'instant':
    case 'month':
    case 'time':
      return { ...base, kind, value: (row) => textIn(row, id) };
    case 'flag':
      return { ...base, kind: 'yesNo', value: ({ values }) => values[id] === true };
    case 'text':
    case 'template':
      return { ...base, kind: 'text', value: (row) => textIn(row, id) };
    default:
      return {
        ...base,
        kind: 'text',
        filter: 'oneOf',
        choices: choicesOf(field).map(({ label }) => label),
        choiceSearch: searchOf(field),
        value: (row) => rowText(field, row, t) || null,
      };
  }
}

/** What a row says of whether it is in use. */
export function stateText({ ending }: KnownRegister, isEnded: boolean, t: RegisterText): string {
  if (ending === 'decide') return t(isEnded ? 'register.decided' : 'register.toDecide');
  if (ending === 'disable') return t(isEnded ? 'register.disabled' : 'register.enabled');
  return t(isEnded ? 'register.ended' : 'register.active');
}

/** What stands for the codes of a register in its file. */
export function fileWords(register: KnownRegister, t: RegisterText): Readonly<Record<string, string>> {
  return {
    true: t('register.yes'),
    false: t('register.no'),
    active: stateText(register, false, t),
    ended: stateText(register, true, t),
    ...Object.fromEntries(
      register.fields.flatMap((field) =>
        field.kind === 'choice' ? field.options.map(({ value, label }) => [value, t(label)]) : [],
      ),
    ),
  };
}

/**
 * Gives the columns their places in the two lines of a row on a phone: what the row is called, beside a short code what comes next, the
 * amount at their end; below them a text, and at its end the state, or else the first day or figure after its title.
 * @param isCode Whether the first column holds codes, beside which there is room.
 */
function ranked(columns: readonly Column[], isCode: boolean): readonly Column[] {
  const [first, ...rest] = columns;
  if (first === undefined) return columns;
  const lead = rest.find(({ kind }) => kind === 'money');
  const [one, two] = rest.filter(({ kind }) => kind === 'text');
  const hasCode = two !== undefined && isCode;
  const last =
    rest.find(({ id }) => id === STATE_COLUMN) ??
    rest.find((column) => column !== lead && !['text', 'yesNo'].includes(column.kind));
  const ranks = new Map<Column | undefined, NonNullable<Column['rank']>>([
    [first, 'second'],
    [hasCode ? one : undefined, 'third'],
    [hasCode ? two : one, 'note'],
    [lead, 'lead'],
    [last, 'last'],
  ]);
  return columns.map((column) => {
    const rank = ranks.get(column);
    return rank === undefined ? column : { ...column, rank };
  });
}

/** The columns of a register, made of its description. */
export function registerColumns(register: KnownRegister, context: ColumnContext): readonly Column[] {
  const { t, showsState, isNarrow, href } = context;
  const columns = register.columns.map((name, place): Column => {
    const column = columnOf(fieldOf(register, name), context);
    const filterable = register.filters.includes(name);
    if (place === 0 && href !== undefined) {
      const value = (row: RegisterRow) => textIn(row, name);
      return {
        id: name,
        title: column.title,
        kind: 'link',
        value,
        href,
        filterable,
        hideable: false,
        pinned: true,
        width: 200,
      };
    }
    return place === 0
      ? { ...column, filterable, hideable: false, pinned: true, width: 200 }
      : { ...column, filterable, hidden: isNarrow && place >= ON_A_CARD };
  });
  const state: Column = {
    id: STATE_COLUMN,
    title: t('register.state'),
    kind: 'badge',
    sortable: false,
    filterable: false,
    value: ({ isEnded }) => stateText(register, isEnded, t),
    tone: ({ isEnded }) => (isEnded ? 'neutral' : 'positive'),
  };
  const [first] = register.columns;
  const isCode = first !== undefined && valueWidth(fieldOf(register, first)) < NAME_WIDTH;
  return ranked(showsState ? [...columns, state] : columns, isCode);
}
