import type { PdfKind } from '@sereno/domain/access';
import { type BusinessWeek, formatWeek } from '@sereno/domain/week';
import { type Call, readAnswer, type Reply } from './answer.ts';
import { binder } from './binder.ts';
import type { Client, Doors, Signal } from './client.ts';
import { MalformedAnswerError, UnexpectedStatusError } from './errors.ts';
import { nameInDisposition, safePdfName } from './fileName.ts';
import { idsOf } from './query.ts';

/** Which PDF of a week's commissions (PDF-02 to PDF-06). */
export type PdfRequest = {
  readonly week: BusinessWeek;
  /** Whose it is, for the file's name where the server gives none (PDF-07). */
  readonly person: string;
} & (
  | { readonly kind: Extract<PdfKind, 'plain' | 'trainer'>; readonly adviser: number }
  | { readonly kind: Extract<PdfKind, 'manager' | 'channelManager'>; readonly managements: readonly number[] }
  | { readonly kind: Extract<PdfKind, 'subdirector'>; readonly assistantManager: number }
);

/** A downloaded file; its name is harmless on any disk. */
export type DownloadedFile = { readonly name: string; readonly blob: Blob };

const CALLS = {
  plain: 'GET /bi/down-analytics-auth',
  trainer: 'GET /bi/down-analytics-trainer',
  manager: 'GET /bi/down-analytics-manager',
  channelManager: 'GET /bi/down-analytics-canalmanager',
  subdirector: 'GET /bi/down-analytics-subdirector',
} as const satisfies Readonly<Record<PdfKind, Call>>;

/** Asks for the file under the call's own names (API-48 to API-52, API-72). */
function ask(client: Client, request: PdfRequest, signal: Signal): Promise<Reply> {
  const WeekNumber = formatWeek(request.week);
  const init = { parseAs: 'blob', signal } as const;
  switch (request.kind) {
    case 'plain': {
      const query = { WeekNumber, SlpCode: request.adviser };
      return client.GET('/bi/down-analytics-auth', { params: { query }, ...init });
    }
    case 'trainer': {
      const query = { WeekNumber, SlpCode: request.adviser };
      return client.GET('/bi/down-analytics-trainer', { params: { query }, ...init });
    }
    case 'manager': {
      const query = { WeekNumber, 'Management[]': idsOf(request.managements) };
      return client.GET('/bi/down-analytics-manager', { params: { query }, ...init });
    }
    case 'channelManager': {
      const query = { WeekNumber, 'Management[]': idsOf(request.managements) };
      return client.GET('/bi/down-analytics-canalmanager', { params: { query }, ...init });
    }
    default: {
      const query = { WeekNumber, Viceprincipal: request.assistantManager };
      return client.GET('/bi/down-analytics-subdirector', { params: { query }, ...init });
    }
  }
}

/** '{person}_{week}_comisiones.pdf' (PDF-01, PDF-07). */
function weekFileName({ person, week }: PdfRequest): string {
  const suffix = `${formatWeek(week)}_comisiones.pdf`;
  // A person's name is made safe by itself, so that a long one never pushes the week out of the file's name.
  const prefix = safePdfName(person)?.replace(/\.pdf$/, '_') ?? '';
  return `${prefix}${suffix}`;
}

/** Every PDF begins so, after at most some bytes of other things, which no server of ours sends. */
const SIGNATURE = '%PDF-';

/**
 * The file that a call brought. A refusal rejects with `UnexpectedStatusError`, under whatever HTTP status it came; what is neither
 * a PDF nor an envelope rejects with `MalformedAnswerError`, so that no page of a proxy is saved as a PDF.
 * @param ownName Its name where the server gives none.
 */
async function pdfOf(call: Call, requested: Promise<Reply>, ownName: string): Promise<DownloadedFile> {
  const { data, error, response } = await requested;
  if (data instanceof Blob && (await data.slice(0, SIGNATURE.length).text()) === SIGNATURE) {
    const given = nameInDisposition(response.headers.get('content-disposition'));
    return { name: (given === null ? null : safePdfName(given)) ?? ownName, blob: data };
  }
  const refused = readAnswer(call, { data: data instanceof Blob ? await data.text() : data, error, response });
  // An envelope that calls itself a success still brought no file.
  if (refused.status < 400) throw new MalformedAnswerError(call);
  throw new UnexpectedStatusError(refused.status, call);
}

/** Downloads a PDF of a week's commissions (PDF-01); rejects where none comes. */
async function weekPdf(client: Client, request: PdfRequest, signal: Signal = null): Promise<DownloadedFile> {
  return pdfOf(CALLS[request.kind], ask(client, request, signal), weekFileName(request));
}

/** Downloads the PDF of a quotation (UND-32, an extension of our own server); rejects where none comes. */
async function quotationPdf(
  client: Client,
  { id, number }: { readonly id: number; readonly number: string },
  signal: Signal = null,
): Promise<DownloadedFile> {
  const requested = client.GET('/quotation/{id}/pdf', { params: { path: { id } }, parseAs: 'blob', signal });
  return pdfOf('GET /quotation/{id}/pdf', requested, safePdfName(number) ?? `${id}.pdf`);
}

/** The calls that bring a PDF, apart from the others: they are needed when one is asked for. */
export function createPdfCalls({ client }: Pick<Doors, 'client'>) {
  const bound = binder(client);
  return { ofWeek: bound(weekPdf), ofQuotation: bound(quotationPdf) };
}

export type PdfCalls = ReturnType<typeof createPdfCalls>;
