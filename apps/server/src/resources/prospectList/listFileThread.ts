import { parentPort, workerData } from 'node:worker_threads';
import { UnreadableFileError } from './fileProblem.ts';
import { readListFile } from './listFile.ts';
import type { FileAnswer } from './readApart.ts';

const bytes: Uint8Array = workerData;

/** The table, or what is wrong with the file: an error loses its class on the way to another thread. */
async function answer(): Promise<FileAnswer> {
  try {
    return { table: await readListFile(Buffer.from(bytes)) };
  } catch (error) {
    if (error instanceof UnreadableFileError) return { problem: error.problem };
    throw error;
  }
}

parentPort?.postMessage(await answer(), []);
