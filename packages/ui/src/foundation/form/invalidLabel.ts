import { invalidField } from './invalidField.ts';

/** The label of a field with a wrong value, as the page shows it; empty where none is found. */
export function invalidLabel(form: HTMLFormElement, name: string): string {
  // Some controls have more in their name than the label of their field, such as the boxes of a PIN.
  const ofField = form.querySelector(`[data-field="${CSS.escape(name)}"] > [id$="label"]`);
  const control = invalidField(form, name);
  return (ofField?.textContent ?? (control && labelOf(form, control)) ?? '').trim();
}

function labelOf(form: HTMLFormElement, control: HTMLElement): string | null {
  const label =
    form.querySelector(`label[for="${CSS.escape(control.id)}"]`) ??
    control.closest('label') ??
    control.ownerDocument.getElementById(control.getAttribute('aria-labelledby') ?? '');
  return label === null ? control.getAttribute('aria-label') : label.textContent;
}

/** Whether a message has the label among its words. Scripts without capitals may put no space between words. */
export function isNamedIn(message: string, label: string): boolean {
  const literal = label.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<!\p{LC})${literal}(?!\p{LC})`, 'iu').test(message);
}
