import type { Lead } from './lead.ts';

/** The name to show: the full name, else the short one (ENT-21, CAR-03); empty when neither is known. */
export function leadName({ fullName, name }: Pick<Lead, 'fullName' | 'name'>): string {
  const whole = fullName?.trim() ?? '';
  return whole === '' ? name.trim() : whole;
}
