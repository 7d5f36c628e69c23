import { describe, expect, it } from 'vitest';
import { MalformedAnswerError, type PdfRequest, UnexpectedStatusError } from './index.ts';
import { apiAgainst, envelope } from './testing/apiAgainst.ts';

const week = { year: 2026, week: 46 };
const person = 'Lucía Hernández Ríos';
const plain: PdfRequest = { kind: 'plain', week, person, adviser: 208 };
const content = '%PDF-1.7 contenido';

const pdf = (disposition?: string, text = content) => ({
  headers: { 'content-type': 'application/pdf', ...(disposition && { 'content-disposition': disposition }) },
  text,
});

describe('a PDF of the weekly commissions', () => {
  it.each<[string, PdfRequest, string]>([
    ['API-48 PDF-02', plain, 'down-analytics-auth?WeekNumber=46-2026&SlpCode=208'],
    ['API-49 PDF-03', { ...plain, kind: 'trainer' }, 'down-analytics-trainer?WeekNumber=46-2026&SlpCode=208'],
    [
      'API-50 PDF-04',
      { kind: 'manager', week, person, managements: [6, 7] },
      'down-analytics-manager?WeekNumber=46-2026&Management[]=6&Management[]=7',
    ],
    [
      'API-51 PDF-05',
      { kind: 'channelManager', week, person, managements: [5] },
      'down-analytics-canalmanager?WeekNumber=46-2026&Management[]=5',
    ],
    [
      'API-52 PDF-06',
      { kind: 'subdirector', week, person, assistantManager: 4 },
      'down-analytics-subdirector?WeekNumber=46-2026&Viceprincipal=4',
    ],
  ])('API-72 %s is asked for under the call’s own names', async (_, request, url) => {
    const { api, received } = await apiAgainst(() => pdf());
    const file = await api.pdf.ofWeek(request);
    expect(decodeURIComponent(received[0]?.url ?? '')).toBe(`/api/bi/${url}`);
    expect(received[0]?.token).toBe('Bearer valid');
    expect(await file.blob.text()).toBe(content);
  });

  it.each([
    ['PDF-01 the person and the week where the server gives none', undefined, `${person}_46-2026_comisiones.pdf`],
    [
      'PDF-07 the server’s where there is one',
      'attachment; filename="Ana_46-2026_comisiones.pdf"',
      'Ana_46-2026_comisiones.pdf',
    ],
    [
      'the server’s with accents',
      "attachment; filename=x.pdf; filename*=UTF-8''Luc%C3%ADa_46-2026.pdf",
      'Lucía_46-2026.pdf',
    ],
    ['ours where the server’s is no name', 'attachment; filename="..."', `${person}_46-2026_comisiones.pdf`],
  ])('has as its name %s', async (_, disposition, name) => {
    const { api } = await apiAgainst(() => pdf(disposition));
    expect((await api.pdf.ofWeek(plain)).name).toBe(name);
  });

  it.each([
    ['../../Ana/Ruiz', '_.._Ana_Ruiz_46-2026_comisiones.pdf'],
    ['', '46-2026_comisiones.pdf'],
    [' … ', '46-2026_comisiones.pdf'],
  ])('PDF-07 is named harmlessly for a person called %j', async (name, expected) => {
    const { api } = await apiAgainst(() => pdf());
    expect((await api.pdf.ofWeek({ ...plain, person: name })).name).toBe(expected);
  });

  it('is rejected with the status of a refusal, under whatever HTTP status it comes', async () => {
    for (const status of [404, 200]) {
      const { api } = await apiAgainst(() => ({ status, text: '{"status":404,"body":null,"message":"No está"}' }));
      await expect(api.pdf.ofWeek(plain)).rejects.toMatchObject({ name: 'UnexpectedStatusError', status: 404 });
    }
    const { api } = await apiAgainst(() => envelope(null, 422));
    await expect(api.pdf.ofWeek(plain)).rejects.toThrow(UnexpectedStatusError);
  });

  it('UND-32 of a quotation is asked for by its id, and called by its number where the server gives no name', async () => {
    const { api, received } = await apiAgainst(() => pdf());
    const file = await api.pdf.ofQuotation({ id: 7001, number: 'COT-000123' });
    expect(received).toMatchObject([{ method: 'GET', url: '/api/quotation/7001/pdf' }]);
    expect([file.name, await file.blob.text()]).toEqual(['COT-000123.pdf', content]);
  });

  it.each([
    ['a page of a proxy', pdf(undefined, '<!doctype html><title>Acceso</title>')],
    ['nothing', pdf(undefined, '')],
    ['an envelope without a file', envelope(null)],
  ])('is never %s', async (_, reply) => {
    const { api } = await apiAgainst(() => reply);
    await expect(api.pdf.ofWeek(plain)).rejects.toThrow(MalformedAnswerError);
  });
});
