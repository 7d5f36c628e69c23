import type { MenuEntryId, Viewer } from '../access/index.ts';

/**
 * What a field holds. A day is 'YYYY-MM-DD', a month its first day, a time 'HH:mm', an instant 'YYYY-MM-DDTHH:mm' in the business zone,
 * an amount pesos with at most two decimals.
 */
export type FieldValue = string | number | boolean | null;

/** The values of a row or of a form, by field; a field that is left out is null. */
export type FieldValues = Readonly<Record<string, FieldValue>>;

type FieldBase<Label extends string> = {
  /** Its name in the form, on the wire and, in snake case, in the database. */
  readonly id: string;
  /** Key of its text in the catalogue. */
  readonly label: Label;
  /** Key of a sentence below it in the form. Default none. */
  readonly hint?: Label | undefined;
  /** Whether it must be filled in. Default false. */
  readonly required?: boolean | undefined;
  /** 'creation': cannot be changed afterwards. 'never': the server computes it, and no form shows it. Default 'always'. */
  readonly writable?: 'always' | 'creation' | 'never' | undefined;
  /** Who sees it; to the others the register has no such field. Default everybody. */
  readonly seenBy?: ((viewer: Viewer) => boolean) | undefined;
};

/** One entry of a fixed list of choices. */
export type FieldOption<Label extends string = string> = { readonly value: string; readonly label: Label };

/** A field by the kind of what it holds; bounds belong to it. */
export type Field<Label extends string = string> = FieldBase<Label> &
  (
    | {
        readonly kind: 'text';
        readonly max: number;
        readonly format?: TextFormat | undefined;
        readonly multiline?: boolean | undefined;
      }
    /** A text with variables between double braces; each must be known (`TEMPLATE_VARIABLES`). */
    | { readonly kind: 'template'; readonly max: number; readonly multiline?: boolean | undefined }
    | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly decimals?: 0 | 2 | 4 | undefined }
    | { readonly kind: 'money'; readonly min: number; readonly max: number }
    | { readonly kind: 'date' | 'month' | 'flag' }
    /** A time of the day on the quarter hour; its column holds the minutes since midnight. */
    | { readonly kind: 'time' }
    /** When something happened, which the server alone knows. */
    | { readonly kind: 'instant'; readonly writable: 'never' }
    | { readonly kind: 'choice'; readonly options: readonly FieldOption<Label>[] }
    /** The id of a row elsewhere, chosen by its name. */
    | { readonly kind: 'reference'; readonly to: string }
    /** Several rows elsewhere: their ids in ascending order, joined by commas; their names have a line each. */
    | { readonly kind: 'references'; readonly to: string }
  );

/** How a text must be written: an address, a user name, a code of capitals and digits, a tax id, a postal code. */
export type TextFormat = 'email' | 'username' | 'code' | 'rfc' | 'zipCode';

/** A rule that a value or a row breaks, as data: the screen says it, the server refuses by it. */
export type FieldIssue = {
  /** The field at fault; empty for the row as a whole. */
  readonly field: string;
  readonly code: FieldIssueCode;
  /** The bound that is missed, where there is one. */
  readonly limit?: number | undefined;
};

/** What can be wrong; the last four are rules of one register. */
export const FIELD_ISSUE_CODES = [
  'required',
  'tooLong',
  'tooSmall',
  'tooLarge',
  'wrongType',
  'wrongFormat',
  /** The field belongs to no such form, or may not be written now. */
  'notWritable',
  /** Not one of the choices. */
  'unknown',
  /** A template names a variable that there is not, or leaves one open. */
  'unknownVariable',
  /** Another row has it already. */
  'taken',
  /** Must not come before the field it ends. */
  'reversed',
  /** The product depends on the row, which stays in use. */
  'fixed',
  /** Another row in use covers a part of the same range. */
  'overlapping',
  'ownRole',
  'ownAccount',
  'lastAdministrator',
  'hasRecords',
] as const;

export type FieldIssueCode = (typeof FIELD_ISSUE_CODES)[number];

/** Something that can be done with a row beside changing and ending it. */
export type RowAction<Label extends string = string> = {
  readonly id: string;
  readonly label: Label;
  /** Key of the question that is asked first. */
  readonly question: Label;
  /** Key of what is said when it is done. */
  readonly done: Label;
};

/**
 * A list of records that people keep: the server makes its calls of this, and the app its page, its form and its history. What it cannot
 * say stands in a slot of its own on the server or in the app, never in a flag here.
 */
export type Register<Label extends string = string> = {
  /** Its name in the address of its calls: 'activity-types'. */
  readonly id: string;
  /** The entry of the menu that leads to it; who sees the entry may read and change the register. */
  readonly entry: MenuEntryId;
  /**
   * Of a register that a button on the page of its entry leads to: its title, and who keeps it of those that see the entry. Default: the
   * entry leads to the register itself.
   */
  readonly beside?: { readonly title: Label; readonly keptBy: (viewer: Viewer) => boolean } | undefined;
  /** Whether it is only read: its rows are made elsewhere, and its calls that change are refused. Default false. */
  readonly readOnly?: boolean | undefined;
  /** The field that names the employee whose row it is: people see the rows of their scope alone. Default: all of their company. */
  readonly scope?: string | undefined;
  /** In the order of the form. */
  readonly fields: readonly Field<Label>[];
  /** The fields that are columns, in the order of the list. */
  readonly columns: readonly string[];
  /** The fields that narrow the list down. */
  readonly filters: readonly string[];
  /** The texts that a search looks into; of a reference the names that it leads to. */
  readonly search: readonly string[];
  /** The order of the list before anybody chooses one; the first counts most. */
  readonly order: readonly { readonly field: string; readonly descending?: boolean }[];
  /** The fields whose values name a row: in its dialog, its history and its accessible name. */
  readonly rowName: readonly string[];
  /** Fields that no two rows of a company share, alone or together. */
  readonly unique?: readonly (readonly string[])[] | undefined;
  /** Rows that the rules of the product depend on, and that are never ended. Default none. */
  readonly fixedIds?: readonly number[] | undefined;
  /**
   * How a row goes out of use: 'end' is said of records, 'disable' of people, 'decide' of what waits for a decision, 'never' of what stays
   * as it is. Default 'end'.
   */
  readonly ending?: 'end' | 'disable' | 'decide' | 'never' | undefined;
  readonly actions?: readonly RowAction<Label>[] | undefined;
  /** A rule between fields. Default none. */
  readonly check?: ((values: FieldValues) => readonly FieldIssue[]) | undefined;
  /** Key of what an empty register says to do. */
  readonly empty: Label;
};

/** A row as it is read: its values, and the names of the rows that its references lead to. */
export type RegisterRow = {
  readonly id: number;
  /** Counts its changes; a change is made upon one version. */
  readonly version: number;
  /** Out of use: it stays in what was made with it, and is offered no more. */
  readonly isEnded: boolean;
  readonly values: FieldValues;
  /** By the id of the reference. */
  readonly names: Readonly<Record<string, string>>;
};

/** What can be done with a row; 'signedIn' is what an account did itself. */
export const CHANGE_KINDS = ['created', 'changed', 'ended', 'restored', 'action', 'signedIn'] as const;

export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** One entry of a row's history. */
export type RegisterChange = {
  readonly id: number;
  readonly kind: ChangeKind;
  /** The action, for 'action'. */
  readonly action: string | null;
  /** In ms since 1970. */
  readonly at: number;
  /** Who did it. */
  readonly by: string;
  /** The fields that changed, as they were and as they became, in words. */
  readonly fields: readonly { readonly field: string; readonly before: string | null; readonly after: string | null }[];
};

/** The field of that name. @throws RangeError for a name that the register does not have: a fault of its description. */
export function fieldOf<Label extends string>({ id, fields }: Register<Label>, name: string): Field<Label> {
  const field = fields.find((one) => one.id === name);
  if (field === undefined) throw new RangeError(`The register ${id} has no field ${name}.`);
  return field;
}

/** The fields of the form in which a row is created or changed. */
export function formFields<Label extends string>({ fields }: Register<Label>, isNew: boolean): readonly Field<Label>[] {
  return fields.filter(({ writable = 'always' }) => writable === 'always' || (isNew && writable === 'creation'));
}

/** The register as a viewer sees it: without the fields that are hidden from them. */
export function registerFor<One extends Register>(register: One, viewer: Viewer): One {
  const hidden = new Set(register.fields.filter(({ seenBy }) => seenBy?.(viewer) === false).map(({ id }) => id));
  if (hidden.size === 0) return register;
  const isSeen = (field: string): boolean => !hidden.has(field);
  return {
    ...register,
    fields: register.fields.filter(({ id }) => isSeen(id)),
    columns: register.columns.filter(isSeen),
    filters: register.filters.filter(isSeen),
    search: register.search.filter(isSeen),
    order: register.order.filter(({ field }) => isSeen(field)),
    rowName: register.rowName.filter(isSeen),
  };
}
