import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of few lines and many pages. */
const LONG = /\/tests\/e2e\/(?:quality|languages|routes)\.test\.ts$/;
/** Files whose set-up is still at work when the first file begins. */
const WAITING = /\/tests\/package\//;
const rank = ({ moduleId }: TestSpecification): number => (LONG.test(moduleId) ? 0 : WAITING.test(moduleId) ? 2 : 1);

/**
 * Begins with the long ones: where nothing is known of an earlier run the largest files come first, and these would be the last, with one
 * worker waiting for the other. Ends with those that would wait.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is the runner's own, which leaves the files as they are.
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
