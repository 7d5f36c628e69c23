import { existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { inject } from 'vitest';
import { answerFile, type Answer, type Foreign } from './setup.ts';

/** The stranger's application, once the set-up has built it. */
export async function stranger(): Promise<Foreign> {
  const file = answerFile(inject('foreign'));
  while (!existsSync(file)) await setTimeout(100);
  const answer: Answer = JSON.parse(readFileSync(file, 'utf8'));
  if ('failed' in answer) throw new Error(answer.failed);
  return answer;
}
