import { describe, expect, it } from 'vitest';
import { fieldsOf, integerOf } from './readers.ts';
import { documentedCalls, documentedExamples } from './testing/documented.ts';

const calls = documentedCalls('user', 'activity', 'carousel', 'catalog', 'commission', 'extension').filter(
  // A file is no envelope and has no example.
  ([call]) => !call.includes('/down-') && !call.endsWith('/csv') && !call.endsWith('/pdf'),
);

describe('the document', () => {
  it.each(calls)('SES-17 gives %s an example for every answer, with the status of the answer', (_, operation) => {
    for (const status of Object.keys(fieldsOf(operation['responses']))) {
      const examples = Object.values(documentedExamples(operation, status));
      expect(examples).not.toEqual([]);
      for (const example of examples) {
        const said = integerOf(fieldsOf(example)['status']);
        // A disabled account travels under HTTP 200 (AUTH-22); `default` and shared refusals stand for several statuses.
        expect(
          status === 'default' || said === Number(status) || (status === '200' && said === 210) || said === 500,
        ).toBe(true);
      }
    }
  });

  it.each(calls)('%s answers its success under the status that means success', (_, operation) => {
    const success = integerOf(operation['x-success-status']) ?? 200;
    expect(Object.keys(fieldsOf(operation['responses']))).toContain(String(success));
  });

  it('API-08 API-15 CAR-18 STA-01 marks the GETs that change something, and no other', () => {
    const marked = calls.filter(([, operation]) => operation['x-changes-state'] === true);
    expect(marked.map(([call]) => call)).toEqual(['GET /user/carousel/on', 'GET /activity/{id}/start']);
  });

  it('API-11 API-12 API-15 API-19 API-20 API-21 names 201 where the specification does, and where something is added', () => {
    const created = calls.filter(([, operation]) => operation['x-success-status'] === 201);
    expect(created.map(([call]) => call)).toEqual([
      'GET /user/carousel/on',
      'POST /carousel/{Id}/attend',
      'POST /carousel/{Id}/assign',
      'GET /activity/{id}/start',
      'POST /activity/add',
      'POST /activity/{id}/end',
      'POST /activity/{id}/reschedule',
      'POST /prospect/add',
      'POST /quotation/add',
      'POST /contract/{id}/upgrade',
      'POST /discount/ask',
      'POST /prospect-list/upload',
      'POST /prospect-list/{id}/import',
      'POST /recordari/book',
      'POST /register/{register}/create',
    ]);
  });
});
