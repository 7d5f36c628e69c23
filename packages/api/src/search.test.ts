import { expect, it } from 'vitest';
import { createSearchCalls } from './search.ts';
import { apiAgainst, envelope } from './testing/apiAgainst.ts';
import { documentedReply } from './testing/documented.ts';

it('reads what was found; nothing of what is missing', async () => {
  const { api, received } = await apiAgainst(() => documentedReply('GET /search'));
  expect(await createSearchCalls(api.doors).search('elena & rosa')).toEqual({
    prospects: [
      { id: 3001, name: 'Rosa Elena Campos', place: 'Guadalajara, Jalisco', phone: '5510003001' },
      { id: 3014, name: 'Elena Ruiz Mora', place: null, phone: null },
    ],
    quotations: [{ id: 7001, number: 'COT-000123', prospectName: 'Elena Ruiz Mora' }],
    contracts: [{ id: 412, number: 'PF-10412', prospectName: 'Elena Ruiz Mora' }],
  });
  expect(received[0]?.url).toBe('/api/search?Text=elena%20%26%20rosa');
  const empty = await apiAgainst(() => envelope({ Contracts: [{ Id: null }] }));
  expect(await createSearchCalls(empty.api.doors).search('elena')).toEqual({
    prospects: [],
    quotations: [],
    contracts: [],
  });
});
