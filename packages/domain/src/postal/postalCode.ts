/** Whether a text is a postal code: exactly five digits (POS-01). */
export function isPostalCode(text: string): boolean {
  return /^\d{5}$/.test(text);
}
