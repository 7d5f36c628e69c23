import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  readActivityDetails,
  readContractDetails,
  readProspectDetails,
  readRenewalDetails,
} from './dashboardDetail.ts';
import { documentedBody } from './testing/documented.ts';

describe('the documented rows behind a figure', () => {
  it('DSH-04 TOT-03 contracts', () => {
    expect(readContractDetails(documentedBody('GET /bi/detail/contracts'))).toEqual([
      {
        contractNumber: 'PF-10231',
        businessLine: 'PF',
        prospectId: 3001,
        prospectName: 'Rosa Elena Campos',
        adviserName: 'Lucía Hernández Ríos',
        soldOn: '2026-11-18',
        cancelledOn: null,
        status: 'Vigente',
        contractAmount: 40_000,
        discountAmount: 2000,
        netAmount: 38_000,
        downPayment: 3800.5,
        itemAmount: null,
      },
    ]);
  });

  it('TOT-02 contracts that were cancelled', () => {
    expect(readContractDetails(documentedBody('GET /bi/detail/contracts', 'cancelled'))).toMatchObject([
      { soldOn: '2026-10-30', cancelledOn: '2026-11-17', status: 'Cancelado' },
    ]);
  });

  it('SAL-25 contracts with an item, and its part of them', () => {
    expect(readContractDetails(documentedBody('GET /bi/detail/contracts', 'item'))).toMatchObject([
      { netAmount: 38_000, itemAmount: 19_000 },
    ]);
  });

  it('STM-08 renewals', () => {
    expect(readRenewalDetails(documentedBody('GET /bi/detail/renewals'))).toEqual([
      {
        id: 5101,
        contractNumber: 'SG-10102',
        prospectId: 2990,
        prospectName: 'Iván Peralta',
        adviserName: 'Lucía Hernández Ríos',
        renewedOn: '2026-11-19',
        amount: 12_000,
      },
    ]);
  });

  it('DSH-03 DSH-05 DSH-06 activities, old rows among them', () => {
    expect(readActivityDetails(documentedBody('GET /bi/detail/activities'))).toEqual([
      {
        id: 4101,
        prospectId: 3001,
        prospectName: 'Rosa Elena Campos',
        activityTypeId: 1,
        subject: 'Presentar plan',
        date: '2026-11-17',
        time: '10:30',
        adviserName: 'Lucía Hernández Ríos',
        tracing: 'Interesado',
      },
      {
        id: 4120,
        prospectId: null,
        prospectName: '',
        activityTypeId: 2,
        subject: '',
        date: '2026-11-18',
        time: '12:00',
        adviserName: 'Arturo Medina Solís',
        tracing: null,
      },
    ]);
  });

  it('DSH-07 DSH-08 prospects, one without a medium among them', () => {
    expect(readProspectDetails(documentedBody('GET /bi/detail/prospects'))).toEqual([
      {
        prospectId: 3001,
        prospectName: 'Rosa Elena Campos',
        prospectionMeans: 'Facebook',
        createdOn: '2026-11-19',
        adviserName: 'Lucía Hernández Ríos',
      },
      {
        prospectId: 2990,
        prospectName: 'Iván Peralta',
        prospectionMeans: '',
        createdOn: '2026-11-18',
        adviserName: 'Arturo Medina Solís',
      },
    ]);
  });
});

const contract = { ContractNumber: 'PF-1', ProspectId: 7, SaleDate: '2026/11/18' };
const renewal = { Id: 5, ContractNumber: 'SG-1', ProspectId: 7, RenewalDate: '2026/11/18' };
const activity = { Id: 4, ActivityTypeId: 1, ActivityDate: '2026/11/18' };
const prospect = { ProspectId: 7, CreatedDate: '2026/11/18' };

describe('rows', () => {
  it('need what they are known by, and no more', () => {
    expect(readContractDetails([contract])).toMatchObject([{ contractNumber: 'PF-1', status: '', netAmount: 0 }]);
    expect(readActivityDetails([activity])).toMatchObject([{ id: 4, subject: '', time: null, tracing: null }]);
    expect(readProspectDetails([prospect])).toMatchObject([{ prospectId: 7, prospectName: '', adviserName: '' }]);
  });

  it('spelled as text are read', () => {
    const row = {
      ...contract,
      ContractNumber: 10_231,
      ProspectId: '7',
      SaleDate: '2026-11-18T00:00:00',
      SalesAmount: '1500.50',
    };
    expect(readContractDetails([row])).toMatchObject([
      { contractNumber: '10231', prospectId: 7, soldOn: '2026-11-18', netAmount: 1500.5 },
    ]);
  });

  it.each([
    ['ContractNumber', readContractDetails, contract],
    ['ProspectId', readContractDetails, contract],
    ['SaleDate', readContractDetails, contract],
    ['Id', readRenewalDetails, renewal],
    ['ContractNumber', readRenewalDetails, renewal],
    ['ProspectId', readRenewalDetails, renewal],
    ['RenewalDate', readRenewalDetails, renewal],
    ['Id', readActivityDetails, activity],
    ['ActivityTypeId', readActivityDetails, activity],
    ['ActivityDate', readActivityDetails, activity],
    ['ProspectId', readProspectDetails, prospect],
    ['CreatedDate', readProspectDetails, prospect],
  ] as const)('without %s are left out, their neighbours stay', (name, read, row) => {
    expect(read([{ ...row, [name]: null }, null, 'row', { ...row, [name]: {} }, row])).toHaveLength(1);
  });

  it('of another shape are none, and never throw', () => {
    const bodies = fc.oneof(fc.anything(), fc.array(fc.anything()), fc.array(fc.record({ Id: fc.anything() })));
    fc.assert(
      fc.property(bodies, (body) => {
        expect(readContractDetails(body)).toBeInstanceOf(Array);
        expect(readRenewalDetails(body)).toBeInstanceOf(Array);
        expect(readActivityDetails(body)).toBeInstanceOf(Array);
        expect(readProspectDetails(body)).toBeInstanceOf(Array);
      }),
    );
  });
});
