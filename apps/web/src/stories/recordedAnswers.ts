import { delay, http, HttpResponse, type RequestHandler } from 'msw';

/** What the server answered to the calls of a screen, by the call: '/bi/sales-amount?StartDate=…' (`recordAnswers.ts` of the server). */
export type Recording = Readonly<Record<string, unknown>>;

/** Fetches a recording when a story is shown. */
export type RecordingSource = () => Promise<Recording>;

/** Git has none of them: they are recorded before the workbench starts, and types must not wait for that. */
const recordings = import.meta.glob<Recording>('./answers/*.json', { import: 'default' });

/** The recording of that name in `recordedScreens.ts` of the server. */
export function recordingOf(screen: string): RecordingSource {
  const source = recordings[`./answers/${screen}.json`];
  if (source === undefined)
    throw new Error(
      `The answers for "${screen}" are not recorded, so its stories have no data. Run: node scripts/recordings.ts`,
    );
  return source;
}

/** How the server does in a story. */
export type ServerState = 'full' | 'empty' | 'loading' | 'failing';

const BASE = '/api';
const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8' };
/** Calls of the frame around a screen; answered independently of the screen's own. */
const FRAME = [/^\/user\//u, /^\/catalog\//u, /^\/discount\/news/u];

/** A key for the call, independent of parameter order. */
function nameOf(call: string): string {
  const { pathname, searchParams } = new URL(call, 'http://h');
  searchParams.sort();
  return `${pathname}?${searchParams.toString()}`;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same answer of a company in which nothing has happened: no rows, every figure 0. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value === 'number') return 0;
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, emptied(part)]));
}

/** The answer of the recording in that state of the server. */
function answerOf(answer: unknown, state: ServerState): unknown {
  if (state !== 'empty' || !isRecord(answer)) return answer;
  return { ...answer, body: emptied(answer['body']) };
}

/** Answers a screen's calls from recordings. A call without one fails, as without a server. */
export function recordedServer(recording: RecordingSource, state: ServerState): readonly RequestHandler[] {
  return [
    http.all(`${BASE}/*`, async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      const call = pathname.slice(BASE.length);
      const isOfFrame = FRAME.some((pattern) => pattern.test(call));
      const own = isOfFrame ? 'full' : state;
      if (own === 'loading') await delay('infinite');
      const answers = new Map(Object.entries(await recording()).map(([name, given]) => [nameOf(name), given]));
      const answer = answers.get(nameOf(call + search));
      if (own === 'failing' || answer === undefined)
        return HttpResponse.json({ status: 500, body: null, message: 'Falla' }, { status: 500 });
      return new HttpResponse(JSON.stringify(answerOf(answer, own)), { headers: JSON_HEADERS });
    }),
  ];
}
