import { expect, fn } from 'storybook/test';
import { blanked, hrefs, noHrefs, prospect } from './samples.ts';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, Unnamed, Standing, Blanked, Sparse, Loading, Phone } from './ProspectCard.stories.tsx';

const test = behaviour(meta);

test(
  'UND-11 STA-08 who it is and how to reach the person; map and conversation open beside the page',
  Default,
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'María del Carmen Ruiz Cervantes' })).toBeVisible();
    const links = canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      ['Llamar', hrefs.call],
      ['WhatsApp', hrefs.whatsapp],
      ['SMS', hrefs.sms],
      ['Escribir', hrefs.email],
      ['Mapa', hrefs.map],
    ]);
    for (const name of ['WhatsApp', 'Mapa']) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('target', '_blank');
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('rel', 'noopener noreferrer');
    }
    await expect(canvas.getByRole('link', { name: 'Llamar' })).not.toHaveAttribute('target');
    await expect(canvas.getByText('55 1000 3001')).toBeVisible();
    await expect(canvas.getByText('222 555 0123')).toBeVisible();
    await expect(canvas.getByText('Av. Juárez 100, Zapopan, Jalisco, C.P. 45100')).toBeVisible();
    await expect(canvas.getByText('25/02/2026')).toBeVisible();
    await expect(canvas.queryByText('No ha aceptado recibir correos')).not.toBeInTheDocument();
  },
);

const onWrite = fn();

test(
  'UND-43 a host writes the e-mail itself, in place of the link',
  { args: { onWrite } },
  async ({ canvas, userEvent }) => {
    onWrite.mockClear();
    const link = canvas.getByRole('link', { name: 'Escribir' });
    await userEvent.click(link);
    await expect(onWrite.mock.calls).toEqual([[hrefs.email]]);
    await expect(link).toHaveAttribute('href', hrefs.email);
  },
);

test('UND-11 the name is left to the page, and kept for assistive technology', Unnamed, async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'María del Carmen Ruiz Cervantes' })).toBeVisible();
  const heading = canvas.getByRole('heading', { level: 2 });
  await expect(heading.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  await expect(canvas.getByText('Cliente')).toBeVisible();
});

test('UND-02 UND-03 UND-04 not interested, a client, reassigned', Standing, async ({ canvas }) => {
  const chips = canvas.getAllByRole('listitem');
  await expect(chips.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
    'No interesado',
    'Cliente',
    'Reasignado',
  ]);
  await expect(canvas.getByText('02/06/2026')).toBeVisible();
  await expect(canvas.getByText('Lucía Hernández')).toBeVisible();
});

// The address is known, and mail is not accepted.
test(
  'VAL-06 a person who has not accepted mail: shown discreetly, because often the question was not asked',
  { args: { prospect: { ...prospect, acceptsEmail: false } } },
  async ({ canvas }) => {
    const note = canvas.getByText('No ha aceptado recibir correos');
    await expect(note).toBeVisible();
    const label = getComputedStyle(canvas.getByText('Correo'));
    await expect(getComputedStyle(note).color).toBe(label.color);
    await expect(getComputedStyle(note).backgroundColor).toBe(label.backgroundColor);
  },
);

test('ACL-18 CDR-08 contact data hidden from the viewer', Blanked, async ({ canvas }) => {
  await expect(canvas.getByText('Solo Jorge Camacho ve estos datos.')).toBeVisible();
  await expect(canvas.getByText('Tiene registrado: teléfono, correo y domicilio')).toBeVisible();
  await expect(canvas.getByText('No ha aceptado recibir correos')).toBeVisible();
  await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
});

// The same for a viewer who may not see advisers' names.
test(
  "ACL-15 CDR-08 the adviser's name hidden too",
  { args: { prospect: { ...blanked, adviserName: null, hasPhone: false, hasEmail: false }, hrefs: noHrefs } },
  async ({ canvas }) => {
    await expect(canvas.getByText('Solo su asesor ve estos datos.')).toBeVisible();
    await expect(canvas.getByText('Tiene registrado: domicilio')).toBeVisible();
  },
);

test('UND-11 a prospect with few data', Sparse, async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Sin nombre');
  await expect(canvas.getByText('No hay ningún dato de contacto.')).toBeVisible();
  await expect(canvas.queryByText('Prospecto desde')).not.toBeInTheDocument();
  await expect(canvas.queryByText('Comentarios')).not.toBeInTheDocument();
});

test('Headings continue from the level of the name', { args: { headingLevel: 3 } }, async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 4, name: 'Contacto' })).toBeVisible();
});

test('Loading is announced', Loading, async ({ canvas }) => {
  await expect(canvas.getByText('Cargando…')).toBeInTheDocument();
  await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
});

test('On a phone contact links are in two columns', Phone, async ({ canvas }) => {
  const call = canvas.getByRole('link', { name: 'Llamar' }).getBoundingClientRect();
  const whatsapp = canvas.getByRole('link', { name: 'WhatsApp' }).getBoundingClientRect();
  await expect(whatsapp.top).toBe(call.top);
});
