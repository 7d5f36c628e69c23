import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { RECORDED_SCREENS, STORY_INSTANT } from './recordedScreens.ts';
import { bearer, startTestServer, type TestServer } from './testServer.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../web/src/stories/answers');

/** Where the recording of a screen lies. */
export const recordingPath = (screen: string) => path.join(FOLDER, `${screen}.json`);

/** The text of the recordings, by the screen: each call as a story makes it, and what the server answers on the demo data. */
export async function recordings(server: TestServer): Promise<ReadonlyMap<string, string>> {
  server.now = STORY_INSTANT;
  const texts = new Map<string, string>();
  for (const [screen, { username, calls }] of Object.entries(RECORDED_SCREENS)) {
    const headers = bearer(await server.signIn(username));
    const answers: [string, unknown][] = [];
    for (const call of calls) answers.push([call, (await server.ask('GET', call, { headers })).json()]);
    texts.set(screen, `${JSON.stringify(Object.fromEntries(answers), null, 1)}\n`);
  }
  return texts;
}

/** Writes them where the stories read them. */
async function record(): Promise<void> {
  const server = await startTestServer();
  mkdirSync(FOLDER, { recursive: true });
  for (const [screen, text] of await recordings(server)) writeFileSync(recordingPath(screen), text);
  await server.close();
}

if (import.meta.main) await record();
