import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
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

/** A host that saves the setting. */
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
      onOpenChange={(next, details) => {
        setOpen(next);
        onOpenChange(next, details);
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

const meta: Meta<typeof ShortcutSheet> = {
  component: ShortcutSheet,
  args: {
    open: true,
    onOpenChange: fn(),
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
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Shortcuts by group. */
export const Default: Story = {};

/** Single-letter shortcuts are off: their keys are dashed. */
export const Off: Story = { args: { enabled: false } };

const many: readonly ShortcutGroup[] = Array.from({ length: 6 }, (_, place) => ({
  title: `Página ${place + 1}`,
  items: (['A', 'B', 'C', 'D', 'E', 'F'] as const).map((key) => ({ keys: ['mod', key], label: `Acción ${key}` })),
}));

/** More than fit: the sheet scrolls. */
export const Many: Story = {
  args: { groups: many },
};

/** Texts of any length, and many keys. */
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
};

/** On a phone it comes from the bottom edge. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
};
