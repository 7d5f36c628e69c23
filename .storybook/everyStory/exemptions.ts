/** What every story is judged by, besides its own play function and axe. */
export type Judgement = 'otherTheme' | 'forcedColors' | 'zoom';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * What `parameters.everyStory` of a story says about one judgement: `{ exempt: 'the reason' }`, or, in the stories that prove the judges
 * themselves, `{ mustFail: /the complaint that must come/ }`. An exemption without a reason is an error, not an exemption.
 */
export function readEveryStory(parameters: unknown, judgement: Judgement): { exempt: boolean; mustFail?: RegExp } {
  const all = isRecord(parameters) ? parameters['everyStory'] : undefined;
  const one = isRecord(all) ? all[judgement] : undefined;
  if (one === undefined) return { exempt: false };
  if (isRecord(one) && one['mustFail'] instanceof RegExp) return { exempt: false, mustFail: one['mustFail'] };
  if (isRecord(one) && typeof one['exempt'] === 'string' && one['exempt'].trim().length >= 20) return { exempt: true };
  throw new Error(
    `everyStory.${judgement}: the exemption gives no reason. Without one, it is not known whether it still holds. ` +
      `Write { exempt: 'why this story cannot be judged so' }, a sentence.`,
  );
}
