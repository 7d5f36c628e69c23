import { expect, it } from 'vitest';
import { contactHref, presentFacts } from './userDetails.ts';

it('SHL-17 SHL-18 leaves out what is absent, empty or blank, and keeps the order', () => {
  const user = {
    firstName: 'Mariana',
    roleName: 'Asesora',
    mobile: '',
    email: null,
    jobTitle: '  ',
    sellerNumber: '118220',
  };
  expect(presentFacts({ ...user, companyName: ' Previsión del Valle ' })).toEqual([
    { fact: 'companyName', value: 'Previsión del Valle' },
    { fact: 'sellerNumber', value: '118220' },
  ]);
});

it.each([
  ['email', 'mariana.robles@valle.example', 'mailto:mariana.robles@valle.example'],
  ['email', 'a?bcc=otro@valle.example', 'mailto:a%3Fbcc%3Dotro@valle.example'],
  ['email', 'sin correo', undefined],
  ['email', 'a@b@c', undefined],
  ['mobile', '33 1234 5678', 'tel:3312345678'],
  ['mobile', '+52 (33) 1234-5678', 'tel:+523312345678'],
  ['mobile', 'No tiene', undefined],
  ['mobile', '-------', undefined],
  ['employeeNumber', '3312345678', undefined],
] as const)('SHL-17 SHL-18 the %s "%s" leads to %s', (fact, value, href) => {
  expect(contactHref(fact, value)).toBe(href);
});
