import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of few lines and many pages. */
const LONG = /\/tests\/e2e\/(?:quality|languages|routes)\.test\.ts$/;
const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId);

/**
 * Begins with those: where nothing is known of an earlier run the largest files come first, and these would be the last, with one worker
 * waiting for the other.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is the runner's own, which leaves the files as they are.
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => Number(isLong(other)) - Number(isLong(one)));
  }
}
