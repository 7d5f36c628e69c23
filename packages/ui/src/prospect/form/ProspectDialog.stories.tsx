import { type ProspectEdit, type ProspectFormField } from '@sereno/domain/prospect';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { arabic, german, long300 } from '../../foundation/samples.tsx';
import type { ConflictChoice } from './ProspectConflict.tsx';
import { ProspectDialog } from './ProspectDialog.tsx';
import { DialogHost, filled, means } from './samples.tsx';

const newest = {
  ...filled,
  firstName: 'Carmen',
  mobilePhone: '55 2000 4002',
  acceptsEmail: false,
  meansId: 3,
  comments: '',
};
const mine = { ...filled, firstName: 'María C.', acceptsEmail: true, comments: 'Prefiere WhatsApp.' };

const meta = {
  component: ProspectDialog,
  render: (args) => <DialogHost {...args} />,
  globals: { viewport: { value: 'laptop' } },
  args: {
    open: true,
    onClose: fn<() => void>(),
    prospectName: 'María del Carmen Ruiz Pérez',
    form: filled,
    onEdit: fn<(edit: ProspectEdit) => void>(),
    means,
    prospectHref: (id) => `/prospect/${id}/detail`,
    onLoadNewest: fn<() => void>(),
    onChoose: fn<(field: ProspectFormField, choice: ConflictChoice) => void>(),
    onSave: fn<() => void>(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Changes a prospect. It never asks before it closes, because the host keeps what was typed. Where somebody else changed the ' +
          'prospect meanwhile it says so and lets the person choose, field by field.',
      },
      story: { inline: false, height: '760px' },
    },
  },
} satisfies Meta<typeof ProspectDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = (): Promise<HTMLElement> => screen.findByRole('dialog', { name: 'Editar prospecto' });
const save = (): HTMLElement => screen.getByRole('button', { name: 'Guardar' });

/** Everything that is known, to be changed. */
export const Default: Story = {
  name: 'UND-11 changing a prospect',
  play: async ({ args, userEvent }) => {
    await expect(await dialog()).toHaveAccessibleDescription('María del Carmen Ruiz Pérez');
    const name = screen.getByLabelText('Nombre');
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, '{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.clear(name);
    await userEvent.click(save());
    await waitFor(() => expect(name).toHaveAccessibleDescription('Escribe el nombre'));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A draft of before is there: the focus starts on the first field, so that a press of Enter does not throw it away. */
export const Restored: Story = {
  name: 'UND-11 a draft of before is not thrown away by the first key',
  args: { restored: true, onStartOver: fn<() => void>() },
  play: async ({ args, userEvent }) => {
    await dialog();
    await waitFor(() => expect(screen.getByLabelText('Nombre')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onStartOver).not.toHaveBeenCalled();
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Empezar de nuevo' })).toHaveFocus();
  },
};

/** Who was registered the short way has no means, and is saved without. */
export const WithoutMeans: Story = {
  args: { form: { ...filled, meansId: null } },
  play: async ({ args, userEvent }) => {
    await dialog();
    await userEvent.click(save());
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** Somebody else changed it: what they saved is a press away, and what was typed is still there. */
export const Conflict: Story = {
  name: 'Somebody else changed it meanwhile',
  args: { conflict: { kind: 'found', loading: false } },
  play: async ({ args, userEvent }) => {
    const panel = await dialog();
    await expect(within(panel).getByText(/^Otra persona cambió este prospecto/)).toBeVisible();
    await expect(screen.getByLabelText('Nombre')).toHaveValue('María del Carmen');
    await userEvent.click(screen.getByRole('button', { name: 'Ver qué cambió' }));
    await expect(args.onLoadNewest).toHaveBeenCalledOnce();
  },
};

/** Both states beside each other, and a choice for each field in which they differ. */
export const Compared: Story = {
  name: 'Both states, field by field',
  args: {
    conflict: { kind: 'compared', mine, newest },
    form: { ...newest, firstName: 'María C.', comments: mine.comments },
  },
  play: async ({ args, userEvent }) => {
    await dialog();
    const region = screen.getByRole('region', { name: /Otra persona cambió/ });
    const items = within(region).getAllByRole('listitem');
    await expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual([
      'Nombre',
      'Celular',
      'El prospecto acepta recibir correos',
      'Medio de prospección',
      'Comentarios',
    ]);
    await expect(items.map((item) => [...item.querySelectorAll('dd')].map(({ textContent }) => textContent))).toEqual([
      ['María C.', 'Carmen'],
      ['55 1000 3001', '55 2000 4002'],
      ['Sí', 'No'],
      ['Facebook', 'Página web'],
      ['Prefiere WhatsApp.', 'Vacío'],
    ]);
    const name = within(region).getByRole('radiogroup', { name: 'Nombre: qué guardar' });
    const phone = within(region).getByRole('radiogroup', { name: 'Celular: qué guardar' });
    await expect(within(name).getByRole('radio', { name: 'Conservar lo mío' })).toBeChecked();
    await expect(within(phone).getByRole('radio', { name: 'Usar lo nuevo' })).toBeChecked();
    await userEvent.click(within(name).getByRole('radio', { name: 'Usar lo nuevo' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenLastCalledWith('firstName', 'newest');
    await waitFor(() => expect(screen.getByLabelText('Nombre')).toHaveValue('Carmen'));
    await userEvent.click(within(name).getByRole('radio', { name: 'Conservar lo mío' }));
    await waitFor(() => expect(screen.getByLabelText('Nombre')).toHaveValue('María C.'));
    await userEvent.click(save());
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** What the other person saved is the same. */
export const SameAlready: Story = {
  args: { conflict: { kind: 'compared', mine: filled, newest: filled } },
  play: async () => {
    await dialog();
    await expect(screen.getByText(/es igual a lo que ya está guardado/)).toBeVisible();
  },
};

/** Under way. */
export const Saving: Story = {
  args: { saving: true },
  play: async ({ args, userEvent }) => {
    await dialog();
    await userEvent.click(screen.getByRole('button', { name: 'Guardando…' }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** On a phone: a sheet, and both buttons in sight. */
export const Phone: Story = {
  args: { restored: true, onStartOver: fn<() => void>() },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const panel = await dialog();
    await waitFor(() => expect(Math.round(panel.getBoundingClientRect().bottom)).toBe(window.innerHeight));
    await expect(document.documentElement.scrollWidth).toBe(360);
    await expect(save().getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
  },
};

/** Dark, on a phone, with texts of any length. */
export const LongTexts: Story = {
  tags: ['!autodocs'],
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  args: {
    prospectName: german.repeat(2),
    problem: long300,
    conflict: {
      kind: 'compared',
      mine: { ...mine, firstName: german.repeat(2), comments: long300 },
      newest: { ...newest, lastName: arabic },
    },
  },
  play: async () => {
    const panel = await dialog();
    await expect(panel.scrollWidth).toBe(panel.clientWidth);
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};
