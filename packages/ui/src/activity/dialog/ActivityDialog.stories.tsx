import { emptyActivityForm, reschedulingForm } from '@sereno/domain/activity';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { arabic, german, long300 } from '../../foundation/samples.tsx';
import { activity, call } from '../samples.ts';
import { ActivityDialog } from './ActivityDialog.tsx';
import {
  complete,
  dialogArgs,
  DialogHost,
  everyWay,
  field,
  held,
  moves,
  neverStarted,
  outcomes,
  prospects,
  ready,
  rules,
  subjects,
  types,
} from './samples.tsx';

const meta = {
  component: ActivityDialog,
  render: (args) => <DialogHost {...args} />,
  globals: { viewport: { value: 'laptop' } },
  args: dialogArgs,
  parameters: {
    docs: {
      description: {
        component:
          'Ends an activity, moves it or books one that stands alone: a sheet on a phone, a dialog in a wide window. The form lies in ' +
          'a store (`createActivityForm`), so that a key renders its field alone and the host can keep a draft; the rules are those of ' +
          '`@sereno/domain/activity`. It fetches nothing, and closing it never asks.',
      },
      story: { inline: false, height: '760px' },
    },
  },
} satisfies Meta<typeof ActivityDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const labels = (): string[] =>
  [...document.querySelectorAll('[role="dialog"] :is(label, [id$="label"])')]
    .filter((label) => label.checkVisibility() && label.closest('[role="radiogroup"]') === null)
    .map((label) => label.textContent ?? '');

/** An activity that was started is ended. Everything in the order in which it is asked. */
export const Finish: Story = {
  name: 'ADL-01 ADL-02 ADL-03 ADL-06 to ADL-14 ADL-16 ending an activity',
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Finalizar actividad' });
    await expect(dialog).toHaveAccessibleDescription(
      'María del Carmen Ruiz Llamada · Seguimiento de cotización · 21/11/2026',
    );
    await field('Comentarios');
    await expect(labels()).toEqual([
      'Tipificación',
      'Temperatura',
      'Observaciones',
      'Tipo de actividad',
      'Asunto',
      'Fecha de actividad',
      'Hora de inicio',
      'Hora de finalización',
      'Comentarios',
    ]);
    await expect(screen.getByRole('region', { name: 'Proxima actividad' })).toBeVisible();
    await expect(screen.getByText('Actividades programadas para el día')).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: 'Cancelar' })).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: 'Guardar' })).toBeVisible();
    await waitFor(async () => expect(await field('Tipificación')).toHaveFocus());
  },
};

/** All filled in, with the names that the manager of a manager may see. */
export const Filled: Story = {
  name: 'ACL-16 ADL-14 filled in, with the names of adviser and manager',
  args: { form: held(complete), adviserName: 'Jorge Camacho', managerName: 'Rosa Elena Vidal' },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveAccessibleDescription(/Asesor: Jorge Camacho · Gerente: Rosa Elena Vidal$/);
    await expect(screen.getByText('Actividades programadas para el día 24/11/2026')).toBeVisible();
    await expect(await field('Tipificación')).toHaveTextContent('Interesada, pide otra llamada');
    await expect(await field('Fecha de actividad')).toHaveValue('24/11/2026');
  },
};

/** Nobody started it: the outcome that stands for that is chosen already. */
export const NeverStarted: Story = {
  name: 'ADL-22 ending what nobody started',
  args: {
    activity: call,
    form: held({ ...emptyActivityForm('finish'), tracingTypeId: -1 }),
    rules: { ...rules, tracings: neverStarted, fixedTracingId: -1 },
  },
  play: async () => {
    await expect(await field('Tipificación')).toHaveTextContent('No iniciada');
    await expect(await field('Tipificación')).toHaveAttribute('aria-required', 'true');
  },
};

/** 'Nueva Actividad' of a late row closes the old one and books another. */
export const Recover: Story = {
  name: 'ADL-23 a late activity, closed with a new one',
  args: {
    ...NeverStarted.args,
    title: 'Nueva actividad',
    activity: activity(9, { date: '2026-11-03' }),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Nueva actividad' });
    await expect(dialog).toHaveAccessibleDescription(/03\/11\/2026$/);
  },
};

const moved = activity(7, { subject: 'Seguimiento de cotización' });

/** An activity is moved: all but its day is filled in. */
export const Reschedule: Story = {
  name: 'ADL-19 ADL-20 moving an activity, filled in but for its day',
  args: {
    activity: moved,
    form: held({ ...reschedulingForm(moved, { types, subjects }), tracingTypeId: 7 }),
    rules: { ...rules, tracings: moves, fixedTracingId: 7 },
  },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Reagendar actividad' });
    await expect(await field('Tipificación')).toHaveTextContent('Reagendada');
    await expect(await field('Tipo de actividad')).toHaveTextContent('Llamada');
    await expect(await field('Asunto')).toHaveTextContent('Seguimiento de cotización');
    await expect(await field('Fecha de actividad')).toHaveValue('');
    await expect(await field('Hora de inicio')).toHaveValue('09:00');
    await expect(await field('Comentarios')).toHaveValue(moved.comments);
  },
};

const found = { options: prospects, loading: false, failed: false, onSearch: fn<(text: string) => void>() };

/** Three of one name; nothing more is known of the last one. */
const namesakes = ['Zapopan · Lucía Hernández', 'Tlaquepaque · Bruno Salas', null].map((detail, place) => ({
  id: 91 + place,
  name: 'Elena Ruiz Mora',
  detail,
  ...everyWay,
}));

/** One that stands alone: whom it is for is searched, and nothing of an outcome is asked. */
export const Add: Story = {
  name: 'ADL-37 ADL-39 an activity that stands alone',
  args: { activity: null, form: held(emptyActivityForm('add')), prospects: found },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Nueva actividad' });
    await field('Comentarios');
    await expect(labels()[0]).toBe('Prospecto');
    await expect(labels()).not.toContain('Tipificación');
    await expect(labels()).not.toContain('Observaciones');
    await expect(screen.queryByText('Proxima actividad')).not.toBeInTheDocument();
    await expect(dialog).not.toHaveAccessibleDescription();
    const input = await field('Prospecto');
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.type(input, 'salg');
    await waitFor(() => expect(found.onSearch).toHaveBeenLastCalledWith('salg'));
    await userEvent.click(await screen.findByRole('option', { name: /^Arturo Salgado Peña/ }));
    await waitFor(() => expect(input).toHaveValue('Arturo Salgado Peña'));
  },
};

/** Two of one name are told apart by where they live and whose prospects they are, in the list and once one is chosen. */
export const AddForNamesake: Story = {
  name: 'ADL-39 prospects of one name are told apart',
  args: { activity: null, form: held(emptyActivityForm('add')), prospects: { ...found, options: namesakes } },
  play: async ({ userEvent }) => {
    const input = await field('Prospecto');
    await userEvent.click(input);
    const [first, second, third] = await screen.findAllByRole('option');
    await expect(first).toHaveTextContent('Zapopan · Lucía Hernández');
    await expect(second).toHaveTextContent('Tlaquepaque · Bruno Salas');
    await expect(third).toHaveTextContent(/^Elena Ruiz Mora$/);
    await userEvent.click(await screen.findByRole('option', { name: /Tlaquepaque/ }));
    await waitFor(() => expect(input).toHaveAccessibleDescription('Tlaquepaque · Bruno Salas'));
    await expect(input).toHaveValue('Elena Ruiz Mora');
    await userEvent.click(input);
    await userEvent.click(await screen.findByRole('option', { name: 'Elena Ruiz Mora' }));
    await waitFor(() => expect(input).not.toHaveAccessibleDescription());
  },
};

/** For a prospect that is fixed, such as the one whose page this is. */
export const AddFor: Story = {
  name: 'ADL-01 ADL-39 an activity for a prospect that is fixed',
  args: { activity: null, form: held(emptyActivityForm('add', prospects[0])) },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Nueva actividad' });
    await expect(dialog).toHaveAccessibleDescription('María del Carmen Ruiz');
    await expect(screen.queryByRole('combobox', { name: 'Prospecto' })).not.toBeInTheDocument();
  },
};

/** On a phone: one column, and both buttons under the thumb. */
export const Phone: Story = {
  ...Filled,
  name: 'ADL-16 on a phone, filled in',
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await ready();
    await waitFor(() => expect(Math.round(dialog.getBoundingClientRect().bottom)).toBe(window.innerHeight));
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
    await expect(document.documentElement.scrollWidth).toBe(360);
    const save = screen.getByRole('button', { name: 'Guardar' }).getBoundingClientRect();
    const cancel = screen.getByRole('button', { name: 'Cancelar' }).getBoundingClientRect();
    await expect(save.bottom).toBeLessThan(window.innerHeight);
    await expect(Math.round(save.top)).toBe(Math.round(cancel.top));
    await expect(save.width).toBeGreaterThan(cancel.width);
  },
};

/** In the dark theme. */
export const Dark: Story = {
  ...Filled,
  name: 'Filled in, dark',
  tags: ['!autodocs'],
  globals: { theme: 'dark', viewport: { value: 'laptop' } },
  play: async () => {
    await ready();
  },
};

/** Dark, on a phone. */
export const PhoneDark: Story = {
  ...Filled,
  name: 'Filled in, dark, on a phone',
  tags: ['!autodocs'],
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  play: async () => {
    await ready();
  },
};

/** Compact. */
export const Compact: Story = {
  ...Filled,
  name: 'Filled in, compact',
  tags: ['!autodocs'],
  globals: { density: 'compact', viewport: { value: 'laptop' } },
  play: async () => {
    await ready();
  },
};

/** Texts of any length, on a phone. */
export const LongTexts: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  args: {
    activity: { ...call, prospectName: `${german} ${arabic}`, subject: long300, activityTypeName: german },
    adviserName: german,
    managerName: long300,
    rules: { ...rules, tracings: outcomes.map((each) => ({ ...each, name: `${german} ${long300}` })) },
    form: held({ ...complete, observations: german.repeat(4), comments: long300 }),
    problem: long300,
    offline: true,
  },
  play: async () => {
    const dialog = await ready();
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};
