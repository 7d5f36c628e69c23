import { expect, it } from 'vitest';
import { createMailCalls } from './mail.ts';
import { apiAgainst, envelope } from './testing/apiAgainst.ts';
import { documentedReply } from './testing/documented.ts';

it('UND-43 reads the templates in force', async () => {
  const { api, received } = await apiAgainst(() => documentedReply('GET /catalog/email-templates'));
  expect(await createMailCalls(api.doors).emailTemplates()).toMatchObject([
    { id: 1, name: 'Primer contacto', body: 'Hola, {{prospecto}}:\n\nMi teléfono es {{telefono}}.' },
    { id: 2, subject: 'Su cotización de {{empresa}}' },
  ]);
  expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /api/catalog/email-templates']);
});

it('UND-43 leaves out what could not be filled in', async () => {
  const template = { Id: 1, Name: 'Otra', Subject: 'Hola', Body: 'Hola {{prospecto}}' };
  const { api } = await apiAgainst(() =>
    envelope([
      { ...template, Body: '{{precio}}' },
      { ...template, Subject: '{{asesor' },
      { ...template, Id: null },
      template,
    ]),
  );
  expect(await createMailCalls(api.doors).emailTemplates()).toHaveLength(1);
});
