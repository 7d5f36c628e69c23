import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ownName, removeAbandoned, wholeFolder } from './drafts.ts';
import { scratchFolder } from './scratchFolder.ts';

/** Above every number that a system gives to a process. */
const NEVER_RUNNING = 2 ** 30;

const folderIn = () => path.join(scratchFolder('sereno-drafts', onTestFinished), 'browser');
const write = (text: string) => async (draft: string) => writeFileSync(path.join(draft, 'program'), text);

it('fills a folder once, and does not use it before it is complete', async () => {
  const folder = folderIn();
  await wholeFolder(folder, async (draft) => {
    await write('first')(draft);
    expect(existsSync(folder)).toBe(false);
  });
  await wholeFolder(folder, write('second'));
  expect(readFileSync(path.join(folder, 'program'), 'utf8')).toBe('first');
});

it('leaves no folder and no temporary files when filling fails', async () => {
  const folder = folderIn();
  const filling = wholeFolder(folder, async (draft) => {
    await write('half')(draft);
    throw new Error('the disk is full');
  });
  await expect(filling).rejects.toThrow('the disk is full');
  expect(readdirSync(path.dirname(folder))).toEqual([]);
});

it('the slower of two concurrent processes uses the existing folder', async () => {
  const folder = folderIn();
  await wholeFolder(folder, async (draft) => {
    mkdirSync(folder);
    await write('other')(folder);
    await write('own')(draft);
  });
  expect(readFileSync(path.join(folder, 'program'), 'utf8')).toBe('other');
  expect(readdirSync(path.dirname(folder))).toEqual(['browser']);
});

it('removes the leftovers of a killed process, but not those of a running one or of others', () => {
  const folder = scratchFolder('sereno-drafts', onTestFinished);
  const saved = [ownName('browser'), 'browser', `browsers.draft-${NEVER_RUNNING}-`, 'browser.153.0.0'];
  for (const name of [...saved, `browser.draft-${NEVER_RUNNING}-a1`]) mkdirSync(path.join(folder, name));
  removeAbandoned(folder, 'browser');
  expect(readdirSync(folder).toSorted()).toEqual(saved.toSorted());
});
