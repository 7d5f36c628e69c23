import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../foundation/index.ts';
import { arabic, german, long300 } from '../../foundation/samples.tsx';
import { ProspectCard } from './ProspectCard.tsx';
import { blanked, days, hrefs, noHrefs, prospect } from './samples.ts';

const meta = {
  component: ProspectCard,
  args: { prospect, days, hrefs },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 900 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'Who a prospect is and how to reach the person with one press. Where the contact data may not be seen it says who ' +
          'sees them, and which there are.',
      },
    },
  },
} satisfies Meta<typeof ProspectCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is known of a prospect, the ways to the person first. */
export const Default: Story = {
  name: 'UND-11 who it is and how to reach the person',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'María del Carmen Ruiz Cervantes' })).toBeVisible();
    const links = canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      ['Llamar', hrefs.call],
      ['WhatsApp', hrefs.whatsapp],
      ['SMS', hrefs.sms],
      ['Escribir', hrefs.email],
      ['Mapa', hrefs.map],
    ]);
    await expect(canvas.getByText('55 1000 3001')).toBeVisible();
    await expect(canvas.getByText('222 555 0123')).toBeVisible();
    await expect(canvas.getByText('Av. Juárez 100, Zapopan, Jalisco, C.P. 45100')).toBeVisible();
    await expect(canvas.getByText('25/02/2026')).toBeVisible();
    await expect(canvas.queryByText('No ha aceptado recibir correos')).not.toBeInTheDocument();
  },
};

/** Pages of others open beside this one, out of its reach. */
export const OtherPages: Story = {
  name: 'STA-08 map and conversation open beside the page',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    for (const name of ['WhatsApp', 'Mapa']) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('target', '_blank');
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('rel', 'noopener noreferrer');
    }
    await expect(canvas.getByRole('link', { name: 'Llamar' })).not.toHaveAttribute('target');
  },
};

/** Everything that can be said of where the prospect stands. */
export const Standing: Story = {
  name: 'UND-02 UND-03 UND-04 not interested, a client, reassigned',
  args: {
    days: { created: '2026-02-25', reassigned: '2026-05-01', discarded: '2026-06-02' },
    prospect: { ...prospect, formerAdviserName: 'Lucía Hernández' },
    isClient: true,
  },
  play: async ({ canvas }) => {
    const chips = canvas.getAllByRole('listitem');
    await expect(chips.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
      'No interesado',
      'Cliente',
      'Reasignado',
    ]);
    await expect(canvas.getByText('02/06/2026')).toBeVisible();
    await expect(canvas.getByText('Lucía Hernández')).toBeVisible();
  },
};

/** The address is there, and mail has not been agreed to. */
export const NoEmail: Story = {
  name: 'VAL-06 somebody who has not agreed to mail: said as quietly as a label, because often nobody asked',
  args: { prospect: { ...prospect, acceptsEmail: false } },
  play: async ({ canvas }) => {
    const note = canvas.getByText('No ha aceptado recibir correos');
    await expect(note).toBeVisible();
    const label = getComputedStyle(canvas.getByText('Correo'));
    await expect(getComputedStyle(note).color).toBe(label.color);
    await expect(getComputedStyle(note).backgroundColor).toBe(label.backgroundColor);
  },
};

/** Somebody else's prospect: who sees the data, and which there are. */
export const Blanked: Story = {
  name: 'ACL-18 CDR-08 contact data that the person may not see',
  args: { prospect: { ...blanked, acceptsEmail: false }, hrefs: noHrefs },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Solo Jorge Camacho ve estos datos.')).toBeVisible();
    await expect(canvas.getByText('Tiene registrado: teléfono, correo y domicilio')).toBeVisible();
    await expect(canvas.getByText('No ha aceptado recibir correos')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

/** The same for whoever does not see the names of advisers. */
export const BlankedUnnamed: Story = {
  name: 'ACL-15 CDR-08 nor the name of the adviser',
  tags: ['!autodocs'],
  args: { prospect: { ...blanked, adviserName: null, hasPhone: false, hasEmail: false }, hrefs: noHrefs },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Solo su asesor ve estos datos.')).toBeVisible();
    await expect(canvas.getByText('Tiene registrado: domicilio')).toBeVisible();
  },
};

/** Little is known: what is missing takes no place. */
export const Sparse: Story = {
  name: 'UND-11 a prospect of whom little is known',
  args: {
    prospect: {
      ...blanked,
      firstName: '',
      lastName: null,
      hasPhone: false,
      hasEmail: false,
      hasAddress: false,
      means: null,
      adviserName: null,
      comments: '  ',
      canEdit: true,
    },
    days: { created: null, reassigned: null, discarded: null },
    hrefs: noHrefs,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Sin nombre');
    await expect(canvas.getByText('No hay ningún dato de contacto.')).toBeVisible();
    await expect(canvas.queryByText('Prospecto desde')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Comentarios')).not.toBeInTheDocument();
  },
};

/** What can be done, beside the name. */
export const Actions: Story = {
  args: { actions: <Button variant="primary">Nueva actividad</Button>, headingLevel: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Nueva actividad' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 4, name: 'Contacto' })).toBeVisible();
  },
};

/** While it comes. */
export const Loading: Story = {
  args: { prospect: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cargando…')).toBeInTheDocument();
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};

const longTexts: Story = {
  args: {
    prospect: {
      ...prospect,
      firstName: german,
      lastName: `${arabic} ${german}`,
      email: `${german.toLowerCase()}${german.toLowerCase()}@correo.example`,
      acceptsEmail: false,
      means: { id: 1, name: long300 },
      adviserName: german,
      comments: `${long300}\n\n${german}${german}`,
      address: { street: long300, county: german, state: arabic, zipCode: '45100' },
    },
    actions: <Button variant="primary">Nueva actividad</Button>,
  },
};

/** Texts of any length. */
export const LongTexts: Story = longTexts;

/** On a phone the ways stand two by two. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const call = canvas.getByRole('link', { name: 'Llamar' }).getBoundingClientRect();
    const whatsapp = canvas.getByRole('link', { name: 'WhatsApp' }).getBoundingClientRect();
    await expect(whatsapp.top).toBe(call.top);
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

/** Long texts on a phone. */
export const PhoneLong: Story = { ...longTexts, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };

/** In the dark theme. */
export const Dark: Story = { ...Standing, name: 'Dark', tags: ['!autodocs'], globals: { theme: 'dark' } };
