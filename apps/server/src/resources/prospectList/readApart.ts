import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type FileProblem, UnreadableFileError } from './fileProblem.ts';
import type { ListTable } from './listFile.ts';

/** What the thread that reads a file answers. */
export type FileAnswer = { readonly table: ListTable } | { readonly problem: FileProblem };

/** How long a file may take, in milliseconds: the person waits for it. */
const MAX_TIME = 30_000;
/** The memory that a file may take, in megabytes. */
const MAX_MEMORY = 1024;

const THREAD = new URL('listFileThread.ts', import.meta.url);

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/**
 * Reads a file (`readListFile`) in a thread of its own, because reading one blocks every other answer. It gives up on a file that takes
 * too long or too much memory. @throws UnreadableFileError
 */
export async function readApart(bytes: Buffer, maxTime = MAX_TIME): Promise<ListTable> {
  const limit = AbortSignal.timeout(maxTime);
  const thread = new Worker(THREAD, {
    workerData: new Uint8Array(bytes),
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY },
    execArgv: [],
  });
  try {
    const [answer]: FileAnswer[] = await once(thread, 'message', { signal: limit });
    if (answer === undefined) throw new TypeError('The thread answered nothing.');
    if ('problem' in answer) throw new UnreadableFileError(answer.problem);
    return answer.table;
  } catch (error) {
    if (limit.aborted) throw new UnreadableFileError('tooSlow', error);
    if (codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY') throw new UnreadableFileError('tooLarge', error);
    throw error;
  } finally {
    await thread.terminate();
  }
}
