import { describe, expect, it } from 'vitest';
import { formOfLead, type KnownLead } from './leadForm.ts';
import { emptyProspectForm } from './prospectForm.ts';

const catalogue = [
  { id: 3, name: 'Facebook' },
  { id: 5, name: 'Página web' },
];
const lead: KnownLead = {
  id: 9,
  name: 'Ana María',
  fullName: 'Ana María López Ruiz',
  prospectionMeans: 'PAGINA WEB',
  createdAt: null,
};

describe('the form of a lead', () => {
  it('CAR-07 has its name and its medium', () => {
    expect(formOfLead(lead, catalogue)).toEqual({
      ...emptyProspectForm,
      firstName: 'Ana María',
      lastName: 'López Ruiz',
      meansId: 5,
    });
  });

  it('CAR-07 has its phone and e-mail when known', () => {
    const known = { ...lead, phone: '+525510003001', email: ' ana@correo.mx ', prospectionMeansId: 3 };
    expect(formOfLead(known, catalogue)).toMatchObject({
      mobilePhone: '55 1000 3001',
      email: 'ana@correo.mx',
      meansId: 3,
    });
    expect(formOfLead({ ...known, phone: null, email: null }, catalogue)).toMatchObject({ mobilePhone: '', email: '' });
  });

  it.each([
    ['Ana', null, 'Ana', ''],
    ['Ana', '', 'Ana', ''],
    ['', 'Ana López', 'Ana López', ''],
    ['Ana', 'Mariana López', 'Mariana López', ''],
    ['Ana', 'Anahí López', 'Anahí López', ''],
    [' Ana ', ' Ana  López ', 'Ana', 'López'],
    ['', null, '', ''],
  ])('never guesses how to split a name: %j and %j', (name, fullName, firstName, lastName) => {
    expect(formOfLead({ ...lead, name, fullName }, catalogue)).toMatchObject({ firstName, lastName });
  });

  it.each([
    [null, null, null],
    [99, 'Facebook', 3],
    [99, 'Volante', null],
    [5, 'Facebook', 5],
  ])('selects the medium by its id %j or its name %j', (prospectionMeansId, prospectionMeans, meansId) => {
    expect(formOfLead({ ...lead, prospectionMeansId, prospectionMeans }, catalogue).meansId).toBe(meansId);
  });
});
