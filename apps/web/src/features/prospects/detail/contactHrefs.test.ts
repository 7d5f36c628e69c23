import { describe, expect, it } from 'vitest';
import { contactHrefs } from './contactHrefs.ts';

const config = {
  mapUrl: 'https://maps.example/?q=',
  whatsappUrl: 'https://wa.example/',
  greeting: 'Hola {prospecto}, soy {asesor} de {empresa}.',
};
const names = { adviser: 'Jorge', company: 'Sereno' };
const rosa = {
  firstName: 'Rosa',
  mobilePhone: '5510003001',
  homePhone: '2225550123',
  email: 'rosa@correo.example',
  address: { street: 'Juárez 100', county: null, state: 'Jalisco', zipCode: '44100' },
  canEdit: true,
};
const nowhere = { call: null, whatsapp: null, sms: null, email: null, map: null };

describe('the ways to a prospect', () => {
  it('STA-03 to STA-08 lead to the mobile phone, the mailbox and the map', () => {
    expect(contactHrefs(rosa, config, names)).toEqual({
      call: 'tel:5510003001',
      whatsapp: 'https://wa.example/525510003001?text=Hola%20Rosa%2C%20soy%20Jorge%20de%20Sereno.',
      sms: 'sms:5510003001',
      email: 'mailto:rosa@correo.example',
      map: 'https://maps.example/?q=Ju%C3%A1rez%20100%2C%20Jalisco%2C%2044100',
    });
  });

  it('call the other phone where there is no mobile, and send it no message', () => {
    expect(contactHrefs({ ...rosa, mobilePhone: null }, config, names)).toMatchObject({
      call: 'tel:2225550123',
      whatsapp: null,
      sms: null,
    });
  });

  it('are none where nothing is known', () => {
    const address = { street: null, county: null, state: null, zipCode: null };
    const unknown = { ...rosa, mobilePhone: null, homePhone: null, email: ' ', address };
    expect(contactHrefs(unknown, config, names)).toEqual(nowhere);
  });

  it('lead to no map where the street is not known', () => {
    expect(contactHrefs({ ...rosa, address: { ...rosa.address, street: null } }, config, names).map).toBeNull();
  });

  it('CDR-08 are hidden without the right to see them, also on a host that does not blank them', () => {
    expect(contactHrefs({ ...rosa, canEdit: false }, config, names)).toEqual(nowhere);
  });
});
