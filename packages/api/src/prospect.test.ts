import { describe, expect, it } from 'vitest';
import { UnexpectedStatusError } from './index.ts';
import { readProspectChoices } from './prospect.ts';
import { apiAgainst, envelope } from './testing/apiAgainst.ts';
import { documentedBody, documentedReply } from './testing/documented.ts';
import { expectAlwaysList } from './testing/properties.ts';

describe('prospects to choose from', () => {
  it('ADL-39 have an id, a name, and the ways to reach them', () => {
    expect(readProspectChoices(documentedBody('GET /prospect/choices'))).toContainEqual({
      id: 3014,
      name: 'Elena Ruiz Mora',
      detail: 'Zapopan · Lucía Hernández',
      adviserName: 'Lucía Hernández',
      hasEmail: false,
      hasPhone: true,
      hasAddress: false,
    });
  });

  it('are left out without id or name', () => {
    expect(readProspectChoices([{ Id: 1 }, { Name: 'x' }, null, { Id: '2', Name: 'Ana' }])).toEqual([
      { id: 2, name: 'Ana', detail: null, adviserName: null, hasEmail: false, hasPhone: false, hasAddress: false },
    ]);
    expectAlwaysList(readProspectChoices);
  });

  it.each([
    ['Zapopan', 'Lucía Hernández', 'Zapopan · Lucía Hernández'],
    ['Zapopan', null, 'Zapopan'],
    [' ', 'Lucía Hernández', 'Lucía Hernández'],
    [null, undefined, null],
  ])('ADL-39 tell %s and %s as %s', (Place, AdvisorName, detail) => {
    expect(readProspectChoices([{ Id: 1, Name: 'Ana', Place, AdvisorName }])).toMatchObject([{ detail }]);
  });

  it('ADL-39 are searched by a part of their name, whatever signs it holds', async () => {
    const { api, received } = await apiAgainst(() => documentedReply('GET /prospect/choices'));
    expect(await api.prospect.prospectChoices('ñu & %')).toHaveLength(2);
    expect(received).toMatchObject([{ method: 'GET', url: '/api/prospect/choices?Search=%C3%B1u%20%26%20%25' }]);
  });

  it('reject a status that is no success', async () => {
    const { api } = await apiAgainst(() => envelope([], 404));
    await expect(api.prospect.prospectChoices('ana')).rejects.toThrow(UnexpectedStatusError);
  });
});
