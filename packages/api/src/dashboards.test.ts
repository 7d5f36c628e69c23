import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readActivityStatus, readDayCounts, readDaySales, readNamedCounts } from './dashboards.ts';
import { readActivityCounts } from './activity.ts';
import { documentedAnswer } from './testing/documented.ts';

describe('the documented answers of /dashboard', () => {
  it('API-30 DSH-05 ENT-09 activities by day and type', () => {
    expect(readActivityCounts(documentedAnswer('GET /bi/dashboard/activities-count')['body'])).toEqual([
      { activityTypeId: 1, count: 3, date: '2026-11-20' },
      { activityTypeId: 4, count: 1, date: '2026-11-20' },
    ]);
  });

  it('API-31 DSH-04 sales by day', () => {
    expect(readDaySales(documentedAnswer('GET /bi/sales-amount')['body'])).toEqual([
      { date: '2026-11-18', sales: 1, amount: 38_000 },
      { date: '2026-11-19', sales: 2, amount: 80_000.5 },
    ]);
  });

  it('API-32 DSH-06 tracing types', () => {
    expect(readNamedCounts(documentedAnswer('GET /bi/dashboard/tipify-tracings-count')['body'], 'Id')).toEqual([
      { id: 3, name: 'Interesado', count: 12 },
      { id: 7, name: 'Reagendar', count: 5 },
    ]);
  });

  it('API-33 DSH-07 ENT-08 prospection media', () => {
    const { body } = documentedAnswer('GET /bi/dashboard/prospection-means-count');
    expect(readNamedCounts(body, 'ProspectionMeansId')).toEqual([
      { id: 2, name: 'Facebook', count: 9 },
      { id: 5, name: 'Referido', count: 6 },
    ]);
  });

  it('API-34 ENT-10 DSH-03 DSH-11 activities on time and unattended', () => {
    expect(readActivityStatus(documentedAnswer('GET /dashboard/get-activities')['body'])).toEqual({
      onTime: 42,
      unattended: [
        {
          prospectName: 'Rosa Jiménez Torres',
          subject: 'Presentar plan',
          date: '2026-11-17',
          adviserName: 'Lucía Hernández Ríos',
        },
      ],
    });
  });

  it.each(['GET /bi/created-prospects-per-date', 'GET /bi/created-prospects-date'] as const)(
    'API-35 API-36 DSH-08 created prospects of %s',
    (call) => {
      expect(readDayCounts(documentedAnswer(call)['body'])).toEqual([
        { date: '2026-11-19', count: 4 },
        { date: '2026-11-20', count: 2 },
      ]);
    },
  );
});

describe('rows', () => {
  it('spelled as text are read', () => {
    const day = { Date: '2026-11-20T00:00:00', Sales: '2', Amount: '1500.50', Count: '7' };
    expect(readDaySales([day])).toEqual([{ date: '2026-11-20', sales: 2, amount: 1500.5 }]);
    expect(readDayCounts([day])).toEqual([{ date: '2026-11-20', count: 7 }]);
  });

  it('that are none are left out, their neighbours stay', () => {
    const good = { Date: '2026/02/28', Sales: 2, Amount: 10, Count: 2, Name: 'Facebook' };
    const bad = [
      null,
      [],
      'row',
      {},
      { ...good, Date: '2026/02/31', Name: null },
      { ...good, Sales: -1, Count: -1 },
      { ...good, Sales: 1.5, Count: 1.5 },
    ];
    expect(readDaySales([...bad, { ...good, Amount: 'mil' }, { ...good, Amount: 1e17 }, good])).toHaveLength(1);
    expect(readDayCounts([...bad, good])).toHaveLength(1);
    expect(readNamedCounts([...bad, good], 'Id')).toEqual([{ id: null, name: 'Facebook', count: 2 }]);
  });

  it('DSH-12 of overdue activities need their day, and no more', () => {
    const unattended = readActivityStatus({ UnattendedDetail: [{ ActivityDate: '2026/11/17' }, { Name: 'Visita' }] });
    expect(unattended).toEqual({
      onTime: 0,
      unattended: [{ prospectName: '', subject: '', date: '2026-11-17', adviserName: '' }],
    });
  });
});

describe('an answer of another shape', () => {
  it.each([null, undefined, {}, 'rows', 3, { rows: [] }])('%j has no rows and no status', (body) => {
    expect(readDaySales(body)).toEqual([]);
    expect(readDayCounts(body)).toEqual([]);
    expect(readNamedCounts(body, 'Id')).toEqual([]);
    expect(readActivityStatus(body)).toBeNull();
  });

  it('never throws', () => {
    const rows = fc.oneof(fc.anything(), fc.array(fc.anything()), fc.record({ UnattendedDetail: fc.anything() }));
    fc.assert(
      fc.property(rows, (body) => {
        expect(readDaySales(body)).toBeInstanceOf(Array);
        expect(readDayCounts(body)).toBeInstanceOf(Array);
        expect(readNamedCounts(body, 'ProspectionMeansId')).toBeInstanceOf(Array);
        expect(readActivityStatus(body)?.onTime ?? 0).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
