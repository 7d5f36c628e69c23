import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordingPath, recordings } from './recordAnswers.ts';
import { startTestServer, type TestServer } from './testServer.ts';

describe('the answers that the stories of screens show', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('are those of the server of today: `node apps/server/src/testing/recordAnswers.ts` records them again', async () => {
    for (const [screen, text] of await recordings(server))
      expect(readFileSync(recordingPath(screen), 'utf8')).toBe(text);
  });
});
