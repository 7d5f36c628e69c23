import { expect, it } from 'vitest';
import { presentFacts } from './userDetails.ts';

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
