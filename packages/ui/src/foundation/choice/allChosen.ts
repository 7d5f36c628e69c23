import type { ChoiceGroupOption } from './options.ts';

type Options = readonly ChoiceGroupOption[];

const changeable = (options: Options): string[] =>
  options.filter(({ disabled }) => !disabled).map(({ value }) => value);

/** How many options are selected. 'all' counts the options a person can change: a disabled one does not prevent it. */
export function shareChosen(options: Options, chosen: readonly string[]): 'none' | 'some' | 'all' {
  const open = changeable(options);
  const counted = open.length > 0 ? open : options.map(({ value }) => value);
  if (counted.length > 0 && counted.every((value) => chosen.includes(value))) return 'all';
  return options.some(({ value }) => chosen.includes(value)) ? 'some' : 'none';
}

/** Selects all changeable options, or none when all were selected. Disabled options keep their state. */
export function toggleAll(options: Options, chosen: readonly string[]): string[] {
  const open = changeable(options);
  const rest = chosen.filter((value) => !open.includes(value));
  return shareChosen(options, chosen) === 'all' ? rest : inOrder(options, [...rest, ...open]);
}

/**
 * The selected values in the order of the options, without duplicates; values that are not options stay, at the end.
 */
export function inOrder(options: Options, chosen: readonly string[]): string[] {
  const known = options.map(({ value }) => value).filter((value) => chosen.includes(value));
  return [...new Set([...known, ...chosen])];
}
