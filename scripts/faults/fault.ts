import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.ts';

/** A project of vitest.config.ts. */
type TestProject = 'node' | 'server' | 'behaviour' | 'stories' | 'e2e';

/** A realistic one-line mistake, and its effect on people. The named tests must fail on it. */
export type Fault = {
  /** The file, from the workspace's folder. */
  readonly file: string;
  /** What the fault takes the place of: on one line, and once in the file. */
  readonly find: string;
  readonly replace: string;
  /** What a user would suffer, in one sentence. */
  readonly breaks: string;
  /** The smallest test files that notice. */
  readonly tests: { readonly project: TestProject; readonly files: readonly string[] };
};

/** Why the fault cannot be made in that text, or without a text in its file, as a sentence; null where it can. */
export function misplaced({ file, find, replace }: Fault, text: string | null): string | null {
  if (text === null) return `${file} is gone. Point the fault at the file that does this now.`;
  const times = text.split(find).length - 1;
  if (times === 0) return `${file} has no «${find}» any more. Point the fault at the line that does this now.`;
  if (times > 1) return `${file} has «${find}» ${times} times. Make it longer, so that it names one line.`;
  return find === replace ? `${file}: «${find}» would stay as it is.` : null;
}

/** A sentence for each fault that cannot be made in the workspace as it stands. */
export const misplacedHere = (faults: readonly Fault[]): string[] =>
  faults.flatMap((fault) => {
    const place = path.join(root, fault.file);
    return misplaced(fault, existsSync(place) ? readFileSync(place, 'utf8') : null) ?? [];
  });

/** `text` with the fault in it. */
export const withFault = ({ find, replace }: Fault, text: string): string => text.replace(find, () => replace);
