import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { fn, screen } from 'storybook/test';
import { Button } from '../foundation/index.ts';
import { arabic, german, long300 } from '../foundation/samples.tsx';
import { CommandPalette } from './CommandPalette.tsx';
import type { CommandPaletteProps } from './commandPaletteProps.ts';
import { demoCommands } from './commands.samples.ts';
import { onPhone, phone } from './phone.samples.ts';

const meta: Meta<typeof CommandPalette> = {
  component: CommandPalette,
  args: { open: true, onOpenChange: fn(), commands: demoCommands, onNavigate: fn() },
  render: (args) => <Host {...args} />,
  parameters: {
    keyboard: {
      letters: 'Search; the first match is marked.',
      'ArrowDown ArrowUp': 'Marks the next or the previous one, around the ends.',
      'Home End': 'Marks the first or the last one.',
      Enter: 'Goes there, or runs the command.',
      Escape: 'Closes it.',
    },
    docs: {
      story: { inline: false, height: '560px', autoplay: true },
      description: {
        component:
          'Every screen and every command at the tip of the fingers: Ctrl K, a part of the name, Enter. It is for people who know ' +
          'where they are going; the menu is for looking around. Screens are real links, so Ctrl, ⌘ or the middle button open ' +
          'another tab. The host binds the keys, and fetches this when it is first asked for.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

function Host({ open: initial, ...props }: CommandPaletteProps) {
  const [open, setOpen] = useState(initial);
  const [page, setPage] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (page !== '') title.current?.focus();
  }, [page]);
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      <h1 tabIndex={-1} ref={title}>
        Ventas
      </h1>
      <CommandPalette
        {...props}
        open={open}
        onOpenChange={(next, details) => {
          setOpen(next);
          props.onOpenChange(next, details);
        }}
        onNavigate={(href) => {
          setPage(href);
          props.onNavigate?.(href);
        }}
      />
    </main>
  );
}

/** What the host found for the text stands below the commands, in its own order; a status says that it searches. */
export const Found: Story = {
  args: {
    onType: fn(),
    found: [
      { id: 'p1', label: 'Fernando Mendoza', group: 'Prospectos', href: '/prospect/1/detail', hint: '55 1000 3001' },
      { id: 'c1', label: 'COT-000123', group: 'Cotizaciones', href: '/quotation?Id=1', hint: 'Fernando Mendoza' },
      { id: 't1', label: 'Fernando Mendoza', group: 'Llamar', onSelect: fn(), hint: '55 1000 3001' },
    ],
  },
};

/** Just opened: the input has the focus, the first row is active, groups are sections. */
export const Default: Story = {};

/** A search over label, group and keywords, ignoring accents and case: matches are highlighted, the best is first. */
export const Searching: Story = {
  play: async ({ userEvent }) => userEvent.type(await screen.findByRole('combobox'), 'prosp'),
};

/** No matches: it says so. */
export const NoMatch: Story = {
  play: async ({ userEvent }) => userEvent.type(await screen.findByRole('combobox'), 'xyz'),
};

/** Recent commands are first until something is typed; removed ones are left out. */
export const Recent: Story = {
  args: { recent: ['calendar', 'gone', 'sales'] },
};

/** In the upper part of a phone, above its keyboard. */
export const Phone: Story = {
  globals: onPhone,
  parameters: phone,
};

/** Long texts wrap; data are never markup. */
export const LongTexts: Story = {
  args: {
    commands: [
      { id: '1', label: long300, group: german, href: '/1', icon: 'flame', hint: german },
      { id: '2', label: german, group: german, href: '/2', icon: 'flame' },
      { id: '3', label: arabic, group: arabic, href: '/3', icon: 'unknown' },
      { id: '4', label: '<b>Ventas</b> & «metas»', href: '/4' },
    ],
  },
};
