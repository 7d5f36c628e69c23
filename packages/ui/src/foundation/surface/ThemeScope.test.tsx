import { expect, screen } from 'storybook/test';
import { Button, Combobox, Dialog, Menu, Popover, Select } from '../index.ts';
import { DatePicker } from '../../pickers/index.ts';
import { behaviour } from '../../testing/behaviour.ts';
import { ThemeScope } from '../../theme/index.ts';
import meta, { Brand } from './ThemeScope.stories.tsx';

const test = behaviour(meta);

const kinds = [{ value: 'call', label: 'Llamada' }];

/** A colour scheme or a token as an element has it. */
const valueOn = (element: HTMLElement, property: string): string =>
  getComputedStyle(element).getPropertyValue(property);

test(
  'What is opened in a dark part of a light page is dark',
  {
    args: {
      theme: 'dark',
      children: (
        <>
          <Select label="Tipo" options={kinds} />
          <Combobox label="Asesor" options={kinds} />
          <Menu label="Acciones" items={[{ type: 'action', id: 'call', label: 'Llamar', onSelect: () => undefined }]} />
          <Popover title="Ayuda" trigger={<Button>Ayuda</Button>}>
            Una visita dura media hora.
          </Popover>
          <DatePicker label="Fecha" today="2026-11-21" />
          <Dialog title="Nueva cita" trigger={<Button>Agendar</Button>}>
            <Select label="Cita" options={kinds} />
          </Dialog>
        </>
      ),
    },
  },
  async ({ canvas, userEvent }) => {
    await expect(valueOn(document.body, 'color-scheme')).toBe('light');
    const openers = [
      [canvas.getByRole('combobox', { name: 'Tipo' }), 'listbox'],
      [canvas.getByRole('combobox', { name: 'Asesor' }), 'listbox'],
      [canvas.getByRole('button', { name: 'Acciones' }), 'menu'],
      [canvas.getByRole('button', { name: 'Ayuda' }), 'dialog'],
      [canvas.getByRole('button', { name: /Fecha/ }), 'dialog'],
      [canvas.getByRole('button', { name: 'Agendar' }), 'dialog'],
    ] as const;
    for (const [opener, role] of openers) {
      await userEvent.click(opener);
      await expect([opener.textContent, valueOn(await screen.findByRole(role), 'color-scheme')]).toEqual([
        opener.textContent,
        'dark',
      ]);
      if (opener.textContent !== 'Agendar') await userEvent.keyboard('{Escape}');
    }
    await userEvent.click(screen.getByRole('combobox', { name: 'Cita' }));
    await expect(valueOn(await screen.findByRole('listbox'), 'color-scheme')).toBe('dark');
  },
);

test('What is opened in a part with a brand has that brand', Brand, async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Nueva cita' });
  await expect(valueOn(dialog, '--sereno-primary')).toBe('#3b0a78');
  await expect(valueOn(dialog, '--sereno-radius-control')).toBe('0px');
});

test(
  'A part inside of another has what the outer one has, unless it says otherwise',
  {
    args: {
      theme: 'dark',
      density: 'compact',
      children: (
        <ThemeScope theme="light">
          <Popover title="Ayuda" defaultOpen trigger={<Button>Ayuda</Button>}>
            Una visita dura media hora.
          </Popover>
        </ThemeScope>
      ),
    },
  },
  async () => {
    const popover = await screen.findByRole('dialog', { name: 'Ayuda' });
    await expect(valueOn(popover, 'color-scheme')).toBe('light');
    await expect(valueOn(popover, '--sereno-control-height')).toBe('32px');
  },
);
