import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { RECORDED_SCREENS, STORY_INSTANT } from './recordedScreens.ts';
import { bearer, startTestServer, type TestServer } from './testServer.ts';

/** Where the stories read the recordings, each under the name of its screen; git ignores it. */
const FOLDER = path.resolve(import.meta.dirname, '../../../web/src/stories/answers');

/** The text of the recordings, by the screen: each call as a story makes it, and what the server answers on the demo data. */
async function recordings(server: TestServer): Promise<ReadonlyMap<string, string>> {
  server.now = STORY_INSTANT;
  const texts = new Map<string, string>();
  for (const [screen, { username, calls }] of Object.entries(RECORDED_SCREENS)) {
    const headers = bearer(await server.signIn(username));
    const answers: [string, unknown][] = [];
    for (const call of calls) {
      const answer = await server.ask('GET', call, { headers });
      // 404 is how it says that there is nothing.
      if (answer.statusCode >= 400 && answer.statusCode !== 404)
        throw new Error(
          `GET ${call} answered ${answer.statusCode} to ${username}: nothing to show in the stories of ${screen}.`,
        );
      answers.push([call, answer.json()]);
    }
    texts.set(screen, `${JSON.stringify(Object.fromEntries(answers), null, 1)}\n`);
  }
  return texts;
}

const server = await startTestServer();
const texts = await recordings(server);
await server.close();
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const [screen, text] of texts) writeFileSync(path.join(FOLDER, `${screen}.json`), text);
