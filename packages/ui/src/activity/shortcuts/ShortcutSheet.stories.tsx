import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { allGone } from '../../foundation/dialog/samples.ts';
import { german, long300 } from '../../foundation/samples.tsx';
import { ShortcutSheet, type ShortcutGroup, type ShortcutSheetProps } from './ShortcutSheet.tsx';

const groups: readonly ShortcutGroup[] = [
  {
    title: 'Lista',
    items: [
      { keys: ['J'], label: 'Siguiente actividad' },
      { keys: ['K'], label: 'Actividad anterior' },
      { keys: ['/'], label: 'Buscar' },
    ],
  },
  {
    title: 'Actividad',
    items: [
      { keys: ['I'], label: 'Iniciar' },
      { keys: ['F'], label: 'Finalizar' },
      { keys: ['R'], label: 'Reagendar' },
      { keys: ['mod', 'enter'], label: 'Guardar' },
    ],
  },
  {
    title: 'En cualquier página',
    items: [
      { keys: ['mod', 'K'], label: 'Ir a una página' },
      { keys: ['G', 'H'], label: 'Ir al inicio' },
      { keys: ['?'], label: 'Ver los atajos' },
    ],
  },
];

/** A host that keeps what is switched. */
function Host({
  open: first,
  enabled: firstEnabled,
  onOpenChange,
  onEnabledChange,
  groups: shown,
}: ShortcutSheetProps) {
  const [open, setOpen] = useState(first);
  const [enabled, setEnabled] = useState(firstEnabled);
  return (
    <ShortcutSheet
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        onOpenChange(next);
      }}
      enabled={enabled}
      onEnabledChange={(next) => {
        setEnabled(next);
        onEnabledChange(next);
      }}
      groups={shown}
    />
  );
}

const meta = {
  component: ShortcutSheet,
  args: {
    open: true,
    onOpenChange: fn<(open: boolean) => void>(),
    enabled: true,
    onEnabledChange: fn<(enabled: boolean) => void>(),
    groups,
  },
  render: (args) => <Host {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'The shortcuts of a page, opened by the host at "?". The switch turns off those of letters, digits and signs alone, which ' +
          'speech input and a slip of the hand may press (WCAG 2.1.4). It listens to no key.',
      },
      story: { inline: false, height: '560px' },
    },
  },
} satisfies Meta<typeof ShortcutSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const lineOf = (label: string): HTMLElement =>
  screen.getByText(label, { selector: 'dt' }).closest('div') ?? document.body;

/** What there is, by group; Escape closes it. */
export const Default: Story = {
  name: 'Shortcuts by group',
  play: async ({ args, userEvent }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Atajos de teclado' });
    const list = within(sheet).getByRole('region', { name: 'Lista' });
    await expect(within(list).getByText('Siguiente actividad')).toBeVisible();
    await expect(lineOf('Siguiente actividad').querySelector('kbd')).toHaveTextContent('J');
    await expect(screen.getByRole('switch', { name: 'Atajos de una letra' })).toBeChecked();
    await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await allGone();
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** Those without Ctrl are switched off; each says so to a screen reader, and its keys are dashed. */
export const SwitchedOff: Story = {
  name: 'WCAG 2.1.4 single letters are switched off',
  play: async ({ args, step, userEvent }) => {
    const control = await screen.findByRole('switch', { name: 'Atajos de una letra' });
    await step('off', async () => {
      await userEvent.click(control);
      await expect(args.onEnabledChange).toHaveBeenLastCalledWith(false);
      for (const label of ['Buscar', 'Iniciar', 'Ir al inicio', 'Ver los atajos']) {
        await expect(lineOf(label)).toHaveTextContent('desactivado');
        await expect(getComputedStyle(lineOf(label).querySelector('kbd') ?? document.body).borderTopStyle).toBe(
          'dashed',
        );
      }
      for (const label of ['Guardar', 'Ir a una página']) {
        await expect(lineOf(label)).not.toHaveTextContent('desactivado');
      }
    });
    await step('on again, by keyboard', async () => {
      control.focus();
      await userEvent.keyboard(' ');
      await expect(args.onEnabledChange).toHaveBeenLastCalledWith(true);
      await expect(screen.queryByText('desactivado')).not.toBeInTheDocument();
    });
  },
};

/** As it stands there while they are off. */
export const Off: Story = { tags: ['!autodocs'], args: { enabled: false } };

const many: readonly ShortcutGroup[] = Array.from({ length: 6 }, (_, place) => ({
  title: `Página ${place + 1}`,
  items: (['A', 'B', 'C', 'D', 'E', 'F'] as const).map((key) => ({ keys: ['mod', key], label: `Acción ${key}` })),
}));

/** More than a window holds: the sheet scrolls. */
export const Many: Story = {
  args: { groups: many },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
};

/** A page without shortcuts of its own still has the switch. */
export const Empty: Story = {
  tags: ['!autodocs'],
  args: { groups: [] },
  play: async () => {
    await expect(await screen.findByRole('switch', { name: 'Atajos de una letra' })).toBeVisible();
  },
};

/** Texts of any length, and many keys, on a phone. */
export const LongTexts: Story = {
  args: {
    groups: [
      {
        title: german,
        items: [
          { keys: ['mod', 'shift', 'alt', 'backspace'], label: long300 },
          { keys: ['J'], label: german },
        ],
      },
    ],
    enabled: false,
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
};

/** On a phone it comes from the bottom edge. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(window.innerHeight - 1));
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

/** In the dark theme. */
export const Dark: Story = { tags: ['!autodocs'], args: { enabled: false }, globals: { theme: 'dark' } };
