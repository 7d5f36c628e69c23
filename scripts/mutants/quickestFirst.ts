import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Runs the files first that take least time: most mutants fail one of them, and then the others need not run. */
export class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const durationOf = (file: TestSpecification) => this.ctx.cache.getTestSpecificationResult(file)?.duration ?? 0;
    return files.toSorted((one, other) => durationOf(one) - durationOf(other));
  }
}
