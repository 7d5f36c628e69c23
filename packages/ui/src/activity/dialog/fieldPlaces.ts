import { media } from '../../theme/index.ts';
import type { DialogField } from './wrongFields.ts';

/** Elements of the dialog's fields, for moving the focus. */
export type FieldPlaces = {
  /** Ref of the element around the fields. */
  readonly putRoot: (root: HTMLElement | null) => void;
  /** Ref of a field's control. */
  readonly put: (field: DialogField, control: HTMLElement | null) => void;
  /** The control of a field; undefined when missing or not rendered yet. */
  readonly at: (field: DialogField) => HTMLElement | undefined;
  /** Focuses a field, now or when it renders, unless the person moved the focus meanwhile. */
  readonly lead: (field: DialogField) => void;
  /** Focuses the first field as `lead` does; on touch the panel, so that the keyboard stays closed. */
  readonly leadToFirst: () => void;
  /** The initial focus: the first field, or the panel until that is rendered. */
  readonly start: { readonly current: HTMLElement | null };
};

const FIRST: readonly DialogField[] = ['prospect', 'tracingType', 'activityType'];

/** The pending focus, and what may have it until then. */
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
