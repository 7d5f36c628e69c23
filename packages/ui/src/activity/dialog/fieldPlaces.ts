import { media } from '../../theme/index.ts';
import type { DialogField } from './wrongFields.ts';

/** Where the fields of the dialog stand, for a focus that is led to one of them. */
export type FieldPlaces = {
  /** Remembers what holds the fields; null when it is gone. */
  readonly putRoot: (root: HTMLElement | null) => void;
  /** Remembers the control of a field; null when it is gone. */
  readonly put: (field: DialogField, control: HTMLElement | null) => void;
  /** The control of a field; undefined where the dialog does not have it, or does not have it yet. */
  readonly at: (field: DialogField) => HTMLElement | undefined;
  /** Gives the focus to a field, at once or when it appears, unless the person has gone elsewhere by then. */
  readonly lead: (field: DialogField) => void;
  /** Gives the focus to the first field as `lead` does; by touch to the panel, so that no keyboard jumps up. */
  readonly leadToFirst: () => void;
  /** What takes the focus when the dialog opens: its first field, or its panel until that has appeared. */
  readonly start: { readonly current: HTMLElement | null };
};

const FIRST: readonly DialogField[] = ['prospect', 'tracingType', 'activityType'];

/** What the focus waits for, and what may have it until then. */
type Awaited = { readonly fields: readonly DialogField[]; readonly from: Element | null };

/** The places of one dialog. */
export function createFieldPlaces(): FieldPlaces {
  const controls = new Map<DialogField, HTMLElement>();
  let root: HTMLElement | null = null;
  let awaited: Awaited | null = null;

  const panel = (): HTMLElement | null => root?.closest<HTMLElement>('[role="dialog"]') ?? null;
  const found = (fields: readonly DialogField[]): HTMLElement | undefined =>
    fields.map((field) => controls.get(field)).find((control) => control !== undefined);
  const lead = (fields: readonly DialogField[]): void => {
    const control = found(fields);
    awaited = control === undefined ? { fields, from: document.activeElement } : null;
    control?.focus();
  };
  const isElsewhere = (from: Element | null): boolean => {
    const now = document.activeElement;
    const inside = panel();
    return now !== from && now !== inside && inside?.contains(now) === true;
  };
  return {
    putRoot(next) {
      root = next;
      if (next === null) awaited = null;
    },
    put(field, control) {
      if (control === null) {
        controls.delete(field);
        return;
      }
      controls.set(field, control);
      if (awaited === null || !awaited.fields.includes(field)) return;
      if (isElsewhere(awaited.from)) awaited = null;
      else lead([field]);
    },
    at: (field) => controls.get(field),
    lead: (field) => lead([field]),
    leadToFirst() {
      if (window.matchMedia(media.touch).matches) panel()?.focus({ preventScroll: true });
      else lead(FIRST);
    },
    start: {
      get current() {
        if (window.matchMedia(media.touch).matches) return panel();
        awaited = { fields: FIRST, from: null };
        return found(FIRST) ?? panel();
      },
    },
  };
}
