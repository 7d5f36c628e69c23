import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { Stack } from '../samples.tsx';
import { longOptions, offices, products, results } from './samples.tsx';
import { Select } from './Select.tsx';

const meta: Meta<typeof Select> = {
  title: 'Foundations/Select',
  component: Select,
  args: { label: 'Resultado de la cita', options: results, onChange: fn() },
  decorators: [
    (Story) => (
      <Stack>
        <Story />
      </Stack>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'One choice out of a few, in a list that opens. Two to five choices that are worth seeing at once are a SegmentedControl or ' +
          'radios; more than some fifteen, or names that people know, are a Combobox; actions are a Menu. The empty state says what ' +
          'to do ("Elige una opción"); an option that means "none" is no option but `clearable`.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing chosen yet. */
export const Default: Story = {};

/** Closed: empty, with a choice that can be taken back, to be read only, out of use, wrong, and small for toolbars and filters. */
export const States: Story = {
  render: () => (
    <>
      <Select label="Producto" options={products} />
      <Select label="Producto" options={products} defaultValue="sg" clearable required />
      <Select label="Producto" options={products} defaultValue="sg" readOnly />
      <Select label="Producto" options={products} defaultValue="sg" disabled />
      <Select label="Producto" options={products} error="Elige un producto." />
      <Select label="Producto" options={products} defaultValue="sg" size="small" />
    </>
  ),
};

/** The open list, with the chosen one marked. It is as wide as the box at least. */
export const Open: Story = {
  args: { defaultValue: 'again' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('listbox');
  },
};

/** Icons repeat the words; the chosen one keeps its icon in the box. */
export const WithIcons: Story = { args: { label: 'Producto', options: products, defaultValue: 'pf' } };

/** Options under headings. */
export const Groups: Story = {
  args: { label: 'Oficina', options: offices, defaultValue: 'leo' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('listbox');
  },
};

/** Nothing to choose: it says so instead of opening an empty box. */
export const Empty: Story = {
  args: { options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByText('Sin opciones');
  },
};

/** In the box a long text ends in dots, as it would in an input; in the list it wraps. */
export const LongTexts: Story = {
  args: { label: 'Motivo', options: longOptions, defaultValue: 'long', clearable: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('listbox');
  },
};
