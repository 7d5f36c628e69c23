import { expect, it } from 'vitest';
import { shortNames } from './shortNames.ts';

it('FIN-04 campaigns of one name are told by their line and medium, and the others by their name', () => {
  const campaigns = [
    { name: 'Previsión a tiempo', businessLine: 'PF', medium: 'Facebook' },
    { name: 'Aniversario', businessLine: 'PF', medium: 'Facebook' },
    { name: 'Previsión a tiempo', businessLine: 'SG', medium: 'Google' },
  ] as const;
  expect(campaigns.map(shortNames(campaigns))).toEqual([
    'Previsión a tiempo · PF · Facebook',
    'Aniversario',
    'Previsión a tiempo · SG · Google',
  ]);
});
