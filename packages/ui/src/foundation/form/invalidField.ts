/** What rejects a form: marked by a field, or by the browser because of what the field said to it. */
const WRONG = ':is([aria-invalid="true"], input:invalid, select:invalid, textarea:invalid):not([aria-hidden="true"])';

/** The first element of a form that holds a wrong value. */
export const firstInvalid = (form: Element): HTMLElement | null => form.querySelector<HTMLElement>(WRONG);

/** The element that holds the wrong value of a field: its name is on the field, or on a hidden input beside that element. */
export function invalidField(form: HTMLFormElement, name: string): HTMLElement | null {
  const quoted = CSS.escape(name);
  let place = form.querySelector(`[data-field="${quoted}"], [name="${quoted}"]`);
  for (; place !== null && place !== form; place = place.parentElement) {
    const found = place.matches(WRONG) ? place : firstInvalid(place);
    if (found instanceof HTMLElement) return found;
  }
  return null;
}
