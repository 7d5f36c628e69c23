import { delay, http, HttpResponse, type RequestHandler } from 'msw';

/** What the server answered to the calls of a screen, by the call: '/bi/sales-amount?StartDate=…' (`recordAnswers.ts` of the server). */
export type Recording = Readonly<Record<string, unknown>>;

/** How the server does in a story. */
export type ServerState = 'full' | 'empty' | 'loading' | 'failing';

const BASE = '/api';
const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8' };
/** The calls of the frame around a screen; they answer whatever the screen's own do. */
const FRAME = [/^\/user\//u, /^\/catalog\//u, /^\/carousel/u];

/** The same call under the same name, in whatever order its parameters come. */
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

/** Answers a screen's calls as they were recorded. A call that nobody recorded fails, as the page of a server without it would. */
export function recordedServer(recording: Recording, state: ServerState): readonly RequestHandler[] {
  const answers = new Map(Object.entries(recording).map(([call, answer]) => [nameOf(call), answer]));
  return [
    http.all(`${BASE}/*`, async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      const call = pathname.slice(BASE.length);
      const isOfFrame = FRAME.some((pattern) => pattern.test(call));
      const own = isOfFrame ? 'full' : state;
      if (own === 'loading') await delay('infinite');
      const answer = answers.get(nameOf(call + search));
      if (own === 'failing' || answer === undefined)
        return HttpResponse.json({ status: 500, body: null, message: 'Falla' }, { status: 500 });
      return new HttpResponse(JSON.stringify(answerOf(answer, own)), { headers: JSON_HEADERS });
    }),
  ];
}
