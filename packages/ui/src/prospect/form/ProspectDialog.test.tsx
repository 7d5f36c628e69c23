import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { filled } from './samples.tsx';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, Conflict, Compared, SameAlready, Saving, Phone, LongTexts } from './ProspectDialog.stories.tsx';

const test = behaviour(meta);

const dialog = (): Promise<HTMLElement> => screen.findByRole('dialog', { name: 'Editar prospecto' });

const save = (): HTMLElement => screen.getByRole('button', { name: 'Guardar' });

test('UND-11 editing a prospect', Default, async ({ args, userEvent }) => {
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
  await expect(args.onOpenChange).toHaveBeenCalledOnce();
  await expect(args.onOpenChange).toHaveBeenCalledWith(false, { reason: 'escape' });
});

// With a restored draft the focus starts on the first field, so that Enter does not discard it.
test(
  'UND-11 a restored draft is not discarded by the first key',
  { args: { restored: true, onStartOver: fn<() => void>() } },
  async ({ args, userEvent }) => {
    await dialog();
    await waitFor(() => expect(screen.getByLabelText('Nombre')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onStartOver).not.toHaveBeenCalled();
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Empezar de nuevo' })).toHaveFocus();
  },
);

test(
  'A short registration has no medium, and is saved without',
  { args: { form: { ...filled, meansId: null } } },
  async ({ args, userEvent }) => {
    await dialog();
    await userEvent.click(save());
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
);

test(
  'Another person changed it meanwhile: a button loads their version, and the input is kept',
  Conflict,
  async ({ args, userEvent }) => {
    const panel = await dialog();
    await expect(within(panel).getByText(/^Otra persona cambió este prospecto/)).toBeVisible();
    await expect(screen.getByLabelText('Nombre')).toHaveValue('María del Carmen');
    await userEvent.click(screen.getByRole('button', { name: 'Ver qué cambió' }));
    await expect(args.onLoadNewest).toHaveBeenCalledOnce();
  },
);

test('Both versions of a conflict, and a choice for each differing field', Compared, async ({ args, userEvent }) => {
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
});

test('A conflict without differences says so', SameAlready, async () => {
  await dialog();
  await expect(screen.getByText(/es igual a lo que ya está guardado/)).toBeVisible();
});

test('While saving, a second press sends nothing', Saving, async ({ args, userEvent }) => {
  await dialog();
  await userEvent.click(screen.getByRole('button', { name: 'Guardando…' }));
  await expect(args.onSave).not.toHaveBeenCalled();
});

test('On a phone: a sheet, and both buttons visible', Phone, async () => {
  const panel = await dialog();
  await waitFor(() => expect(Math.round(panel.getBoundingClientRect().bottom)).toBe(window.innerHeight));
  await expect(document.documentElement.scrollWidth).toBe(360);
  await expect(save().getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
});

test(
  'Texts of any length do not make the sheet of a phone scroll sideways',
  { ...LongTexts, globals: { viewport: { value: 'phone' } } },
  async () => {
    const panel = await dialog();
    await expect(panel.scrollWidth).toBe(panel.clientWidth);
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
);
