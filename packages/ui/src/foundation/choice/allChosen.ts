import type { ChoiceGroupOption } from './options.ts';

type Options = readonly ChoiceGroupOption[];

const changeable = (options: Options): string[] =>
  options.filter(({ disabled }) => !disabled).map(({ value }) => value);

/** How many of the options are chosen. 'all' is all that a person can choose: one that is switched off does not prevent it. */
export function shareChosen(options: Options, chosen: readonly string[]): 'none' | 'some' | 'all' {
  const open = changeable(options);
  const counted = open.length > 0 ? open : options.map(({ value }) => value);
  if (counted.length > 0 && counted.every((value) => chosen.includes(value))) return 'all';
  return options.some(({ value }) => chosen.includes(value)) ? 'some' : 'none';
}

/** Chooses all that can be chosen, or none of them when all were. What cannot be changed stays as it is. */
export function toggleAll(options: Options, chosen: readonly string[]): string[] {
  const open = changeable(options);
  const rest = chosen.filter((value) => !open.includes(value));
  return shareChosen(options, chosen) === 'all' ? rest : inOrder(options, [...rest, ...open]);
}

/** The chosen values in the order of the options, each once; values that are no option (any more) stay, at the end. */
export function inOrder(options: Options, chosen: readonly string[]): string[] {
  const known = options.map(({ value }) => value).filter((value) => chosen.includes(value));
  return [...new Set([...known, ...chosen])];
}
