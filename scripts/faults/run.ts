import process from 'node:process';
import { type Fault, misplacedHere } from './fault.ts';
import { faults } from './index.ts';
import { fillDemo, runTests, tryFault } from './trial.ts';
import { copyWorkspace, type WorkingCopy } from './workingCopy.ts';

/**
 * Applies one fault after the other in copies of the workspace, and checks that the named tests fail. Part of a file
 * name, project or sentence selects faults: `npm run faults -- server`.
 */
const WORKERS = 2;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const part = (process.argv[2] ?? '').toLowerCase();
const chosen = faults.filter(({ file, breaks, tests }) =>
  `${file} ${tests.project} ${breaks}`.toLowerCase().includes(part),
);

/** The tests of all chosen faults, each file once and as many runs as there are copies: they have to pass while nothing is broken. */
function controls(): readonly Fault['tests'][] {
  const projects = Map.groupBy(chosen, ({ tests }) => tests.project);
  return [...projects].flatMap(([project, ofProject]) => {
    const files = [...new Set(ofProject.flatMap(({ tests }) => tests.files))];
    const runs = Array.from({ length: WORKERS }, (_, turn) => files.filter((_file, index) => index % WORKERS === turn));
    return runs.filter((some) => some.length > 0).map((some) => ({ project, files: some }));
  });
}

/** Does the work for each item, one after the other in each copy. */
async function inCopies<Item>(
  copies: readonly WorkingCopy[],
  items: readonly Item[],
  work: (copy: WorkingCopy, item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values();
  await Promise.all(
    copies.map(async (copy) => {
      for (const item of left) await work(copy, item);
    }),
  );
}

const UNSOUND = { kind: 'unclear', by: '            Its tests do not pass while nothing is broken.' } as const;

async function tryAll(copies: readonly WorkingCopy[], signal: AbortSignal): Promise<boolean> {
  if (chosen.some(({ tests }) => tests.project === 'server'))
    for (const copy of copies) if (!(await fillDemo(copy, signal))) return false;
  const unsound = new Set<string>();
  await inCopies(copies, controls(), async (copy, tests) => {
    const { kind, by, failed } = await runTests(copy, tests, { signal });
    if (kind === 'passed' || signal.aborted) return;
    for (const file of failed) unsound.add(file);
    say(`✗ These do not pass while nothing is broken, so they prove nothing: ${failed.join(', ')}\n${by}`);
  });

  const count = { killed: 0, survived: 0, unclear: 0 };
  await inCopies(copies, chosen, async (copy, fault) => {
    if (signal.aborted) return;
    const { kind, by } = fault.tests.files.some((file) => unsound.has(file))
      ? UNSOUND
      : await tryFault(copy, fault, signal);
    if (signal.aborted) return;
    const where = `${fault.file}: ${fault.breaks}`;
    if (kind === 'failed') {
      count.killed += 1;
      say(`✓ killed    ${where}\n            ${by}`);
    } else if (kind === 'passed') {
      count.survived += 1;
      say(
        `✗ SURVIVED  ${where}\n            «${fault.find}» was «${fault.replace}», and these pass: ${fault.tests.files.join(', ')}`,
      );
    } else {
      count.unclear += 1;
      say(`✗ UNCLEAR   ${where}\n${by}`);
    }
  });
  say(`${count.killed} killed, ${count.survived} survived, ${count.unclear} unclear, of ${chosen.length}`);
  return !signal.aborted && count.killed === chosen.length;
}

const issues = misplacedHere(chosen);
if (chosen.length === 0) issues.push(`There is no fault with «${part}» in its file, its project or its sentence.`);
for (const issue of issues) say(`✗ ${issue}`);

const stop = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(name, () => {
    say('Stopping: what is running is ended, and the copies are removed.');
    stop.abort();
  });
const copies: WorkingCopy[] = [];
let isGood = false;
try {
  if (issues.length === 0) {
    const wanted = Math.min(WORKERS, chosen.length);
    // One after the other: two installs at once would be no faster.
    while (copies.length < wanted) copies.push(await copyWorkspace(stop.signal));
    isGood = await tryAll(copies, stop.signal);
  }
} catch (error) {
  // What was stopped cannot end as it should have.
  if (!stop.signal.aborted) throw error;
} finally {
  for (const copy of copies) copy.remove();
}
process.exitCode = isGood ? 0 : 1;
