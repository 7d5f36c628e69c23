import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { arabic, german, long300 } from '../../foundation/samples.tsx';
import { advisers, managements } from '../samples.ts';
import { FilterSelect, type FilterSelectProps } from './FilterSelect.tsx';

const onChange = fn<(next: readonly string[]) => void>();

/** Holds the choice, as a dashboard does. */
function Host({ value: first, onChange: tell, ...props }: FilterSelectProps) {
  const [value, setValue] = useState(first);
  return (
    <FilterSelect
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        tell(next);
      }}
    />
  );
}

const meta = {
  title: 'filter-bar/FilterSelect',
  component: FilterSelect,
  args: { label: 'Gerencia', options: managements, value: [], onChange },
  render: (args) => (
    <div style={{ maxInlineSize: 300, inlineSize: 'fit-content' }}>
      <Host {...args} />
    </div>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'A filter of a dashboard. The pill says what is chosen; its list is searched by typing, without regard to case and accents, ' +
          'and stays open while one ticks. Nothing chosen means all. In a form use MultiCombobox.',
      },
    },
  },
} satisfies Meta<typeof FilterSelect>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const pill = (canvas: Canvas, name = 'Gerencia'): HTMLElement => canvas.getByRole('combobox', { name });
const option = (name: RegExp | string): Promise<HTMLElement> => screen.findByRole('option', { name });
const search = (label = 'Gerencia'): Promise<HTMLElement> =>
  screen.findByRole('combobox', { name: `Buscar en ${label}` });

async function opened(label = 'Gerencia'): Promise<HTMLElement> {
  const panel = await screen.findByRole('dialog', { name: label });
  await waitFor(() => expect(panel.getAnimations()).toHaveLength(0));
  return panel;
}
async function closed(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

/** Nothing chosen: all. Each press counts at once, and the list stays open. */
export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await expect(pill(canvas)).toHaveTextContent('Todas');
    await step('by mouse', async () => {
      await userEvent.click(pill(canvas));
      await opened();
      await expect(await screen.findByRole('listbox', { name: 'Gerencia' })).toHaveAttribute(
        'aria-multiselectable',
        'true',
      );
      await userEvent.click(await option('Occidente'));
      await expect(onChange).toHaveBeenLastCalledWith(['6']);
      await expect(pill(canvas)).toHaveTextContent('Occidente');
      await userEvent.click(await option('Bajío'));
      await expect(onChange).toHaveBeenLastCalledWith(['6', '8']);
      await expect(pill(canvas)).toHaveTextContent('2');
      await expect(screen.getAllByRole('option', { selected: true })).toHaveLength(2);
      await userEvent.click(await option('Occidente'));
      await expect(onChange).toHaveBeenLastCalledWith(['8']);
    });
    await step('back to all, with the focus still in the list', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Quitar selección' }));
      await expect(onChange).toHaveBeenLastCalledWith([]);
      await waitFor(async () => expect(await search()).toHaveFocus());
      await expect(screen.queryByRole('button', { name: 'Quitar selección' })).not.toBeInTheDocument();
    });
    await step('Escape closes the list and nothing else', async () => {
      await userEvent.keyboard('{Escape}');
      await closed();
      await waitFor(() => expect(pill(canvas)).toHaveFocus());
      await expect(onChange).toHaveBeenLastCalledWith([]);
    });
  },
};

/** Open by a key, search without accents, tick, and go on to the next filter. */
export const Keyboard: Story = {
  name: 'By keyboard alone',
  args: { value: ['9'] },
  render: (args) => (
    <>
      <Host {...args} />
      <button type="button">Siguiente</button>
    </>
  ),
  play: async ({ canvas, userEvent, step }) => {
    pill(canvas).focus();
    await step('the arrow opens, letters search', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await opened();
      await waitFor(async () => expect(await search()).toHaveFocus());
      await userEvent.keyboard('bajio');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
      await waitFor(async () =>
        expect(document.getElementById((await search()).getAttribute('aria-activedescendant') ?? '')).toHaveTextContent(
          'Bajío',
        ),
      );
      await userEvent.keyboard('{Enter}');
      await expect(onChange).toHaveBeenLastCalledWith(['9', '8']);
    });
    await step('Enter on nothing keeps the list open', async () => {
      await userEvent.clear(await search());
      await userEvent.keyboard('zzz');
      await screen.findByText('Nada coincide con «zzz»');
      await userEvent.keyboard('{Enter}');
      await expect(screen.getByRole('dialog', { name: 'Gerencia' })).toBeVisible();
    });
    await step('Escape goes back to the pill; the search is forgotten', async () => {
      await userEvent.keyboard('{Escape}');
      await closed();
      await waitFor(() => expect(pill(canvas)).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await opened();
      await waitFor(async () => expect(await search()).toHaveValue(''));
      await expect(screen.getAllByRole('option')).toHaveLength(4);
      await userEvent.keyboard('{Escape}');
      await closed();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Siguiente' })).toHaveFocus();
    });
  },
};

/** One at most: another takes its place, the list closes, and no boxes promise more. */
export const Single: Story = {
  name: 'SAL-01 one at most',
  args: { single: true, value: ['6'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('another takes its place, and the focus is back on the pill', async () => {
      await userEvent.click(pill(canvas));
      await opened();
      await expect(await screen.findByRole('listbox', { name: 'Gerencia' })).not.toHaveAttribute(
        'aria-multiselectable',
        'true',
      );
      await expect(await screen.findAllByRole('option', { selected: true })).toHaveLength(1);
      await userEvent.click(await option('Bajío'));
      await expect(onChange).toHaveBeenLastCalledWith(['8']);
      await closed();
      await expect(pill(canvas)).toHaveTextContent('Bajío');
      await waitFor(() => expect(pill(canvas)).toHaveFocus());
    });
    await step('the choice can be taken back', async () => {
      await userEvent.click(pill(canvas));
      await opened();
      await userEvent.click(screen.getByRole('button', { name: 'Quitar selección' }));
      await expect(onChange).toHaveBeenLastCalledWith([]);
      await userEvent.keyboard('{Escape}');
      await closed();
    });
  },
};

/** One is named, several are counted. */
export const Chosen: Story = {
  args: { value: ['6'] },
  play: async ({ canvas }) => {
    await expect(pill(canvas)).toHaveTextContent('Occidente');
  },
};

const media = [
  { value: 'Facebook', label: 'Facebook' },
  { value: 'Google', label: 'Google' },
];

/** An option that is called as its value is named as any other; a value that is none of them is counted. */
export const NamedAsItsValue: Story = {
  name: 'An option that is called as its value has a name',
  args: { label: 'Medio', options: media, value: ['Facebook'] },
  render: (args) => (
    <>
      <Host {...args} />
      <Host {...args} label="Otro medio" value={['Radio']} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(pill(canvas, 'Medio')).toHaveTextContent('Facebook');
    await expect(pill(canvas, 'Otro medio')).toHaveTextContent('1');
    await expect(pill(canvas, 'Otro medio')).not.toHaveTextContent('Radio');
  },
};

/** Five thousand advisers: found by two words in any order. */
export const FiveThousand: Story = {
  name: 'Five thousand options',
  args: { label: 'Asesor', options: advisers(5000), allLabel: 'Todos' },
  play: async ({ canvas, userEvent }) => {
    await expect(pill(canvas, 'Asesor')).toHaveTextContent('Todos');
    await userEvent.click(pill(canvas, 'Asesor'));
    await opened('Asesor');
    await option(/Ana López López/);
    await expect(screen.getAllByRole('option').length).toBeLessThan(40);
    await userEvent.keyboard('ibanez sofia');
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent('Sofía'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onChange).toHaveBeenCalled();
    await userEvent.keyboard('{End}');
    await userEvent.keyboard('{Escape}');
    await closed();
  },
};

/** The options are on their way; what is chosen is counted, because its name is not known yet. */
export const Loading: Story = {
  args: { value: ['6'], options: [], loading: true },
  play: async ({ canvas, userEvent }) => {
    await expect(pill(canvas)).toHaveTextContent('1');
    await userEvent.click(pill(canvas));
    await opened();
    await screen.findByText('Cargando…');
    await userEvent.keyboard('{Escape}');
    await closed();
  },
};

/** FLT-04: the options could not be fetched. Nothing is said but that there are none, and a choice can be taken back. */
export const Failed: Story = {
  name: 'FLT-04 the options could not be fetched',
  args: { value: ['6', '7'], options: [], failed: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(pill(canvas));
    await opened();
    await screen.findByText('Sin datos');
    await expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar selección' }));
    await expect(onChange).toHaveBeenLastCalledWith([]);
    await userEvent.keyboard('{Escape}');
    await closed();
  },
};

/** A catalogue without rows. */
export const Empty: Story = {
  args: { options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(pill(canvas));
    await opened();
    await screen.findByText('Sin opciones');
    await userEvent.keyboard('{Escape}');
    await closed();
  },
};

const longNames = [
  { value: '1', label: long300 },
  { value: '2', label: german },
  { value: '3', label: arabic },
];

/** Names far longer than the pill end in dots there and wrap in the list. */
export const LongNames: Story = {
  args: { label: 'Gerencia de canal', options: longNames, value: ['1'] },
  play: async ({ canvas, userEvent }) => {
    const root = pill(canvas, 'Gerencia de canal');
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
    await userEvent.click(root);
    const panel = await opened('Gerencia de canal');
    await option(german);
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};

export const Phone: Story = {
  args: { value: ['6'] },
  globals: { viewport: { value: 'phone' } },
  render: (args) => <Host {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(pill(canvas));
    const panel = await opened();
    await option('Norte');
    await expect(panel.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Dark: Story = {
  args: { value: ['6', '7'] },
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(pill(canvas));
    await opened();
    await option('Norte');
  },
};
