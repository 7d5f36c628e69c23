import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readActivities, readActivity } from './activity.ts';
import { documentedBody } from './testing/documented.ts';
import { expectAlwaysList } from './testing/properties.ts';

const minimal = { Id: 1, ActivityDateFullDate: '2026/11/20' };

describe('an activity', () => {
  it('ENT-22 ACL-28 is read in our own names, with its prospect’s contact data where it has none', () => {
    expect(readActivities(documentedBody('GET /activity/activities', 'own'))).toEqual([
      {
        id: 9001,
        prospectId: 3001,
        prospectName: 'Rosa Elena Campos',
        prospectionMeans: 'Facebook',
        contact: {
          email: 'rosa.campos@correo.example',
          phone: '5510003001',
          address: 'Av. Juárez 12, Guadalajara',
          hasEmail: true,
          hasPhone: true,
          hasAddress: true,
        },
        managerName: 'Arturo Medina Solís',
        adviserName: 'Lucía Hernández Ríos',
        adviserId: 108,
        subject: 'Presentación',
        comments: 'Prefiere por la tarde',
        activityTypeId: 1,
        channel: null,
        color: null,
        activityTypeName: 'Cita',
        date: '2026-11-20',
        startTime: '16:00',
        endTime: '17:00',
        started: false,
        onTime: null,
        createdBy: 8,
        quotationLaunch: true,
      },
    ]);
  });

  it('CDR-08 ACL-10 ACL-11 STA-02 ACL-27 may be blanked, started, on time, with subject and type in their other forms', () => {
    expect(readActivities(documentedBody('GET /activity/activities', 'blanked'))).toMatchObject([
      {
        contact: {
          email: null,
          phone: null,
          address: null,
          hasEmail: false,
          hasPhone: true,
          hasAddress: false,
        },
        subject: 'Seguimiento',
        activityTypeName: 'Llamada',
        started: true,
        onTime: true,
        quotationLaunch: false,
      },
    ]);
  });

  it('has the channel and the colour of a type of the company, where it knows them', () => {
    expect(readActivity({ ...minimal, Channel: 'phone', Color: 'indigo' })).toMatchObject({
      channel: 'phone',
      color: 'indigo',
    });
    expect(readActivity({ ...minimal, Channel: 'fax', Color: 7 })).toMatchObject({ channel: null, color: null });
  });

  it('CDR-08 has what can be read, on a host without flags', () => {
    const contact = readActivity({ ...minimal, MobilePhone: ' ', Prospect: { MobilePhone: '55', Email: '' } })?.contact;
    expect(contact).toMatchObject({ phone: '55', hasPhone: true, email: null, hasEmail: false, hasAddress: false });
  });

  it.each([
    ['a text', 'Calle 1'],
    ['texts', ['', 'Calle 1', 'Calle 2']],
    ['objects', [{}, { Address: 'Calle 1' }]],
  ])('ACL-28 reads an address from %s', (_, Addresses) => {
    expect(readActivity({ ...minimal, Prospect: { Addresses } })?.contact.address).toBe('Calle 1');
  });

  it('ACL-27 is late with OnTime 0', () => {
    expect(readActivity({ ...minimal, OnTime: 0 })?.onTime).toBe(false);
  });

  it('needs an id and a day that exists, and nothing else', () => {
    expect(readActivity(minimal)).toMatchObject({ id: 1, prospectName: '', startTime: null, activityTypeId: null });
    const bad = [{ ...minimal, Id: null }, { ...minimal, ActivityDateFullDate: '2026/02/30' }, { Id: 4 }, null, 'x'];
    expect(readActivities([...bad, minimal])).toHaveLength(1);
  });

  it('is never a surprise, whatever the answer', () => {
    const fields = Object.keys({ ...readActivity(minimal) }).length;
    const odd = fc.record({
      Prospect: fc.anything(),
      ActivityType: fc.anything(),
      ActivitySubject: fc.anything(),
      StartTime: fc.anything(),
      HasPhone: fc.anything(),
    });
    fc.assert(
      fc.property(odd, (row) => {
        expect(Object.keys({ ...readActivity({ ...row, ...minimal }) })).toHaveLength(fields);
      }),
    );
    expectAlwaysList(readActivities);
  });
});
