import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { Stack } from '../samples.tsx';
import { longOptions, offices, products, results } from './samples.tsx';
import { Select } from './Select.tsx';
import { SegmentedControl } from '../choice/SegmentedControl.tsx';

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
    usage: [
      {
        do: () => (
          <SegmentedControl
            label="Pago"
            options={[
              { value: 'cash', label: 'De contado' },
              { value: 'months', label: 'A meses' },
            ]}
            defaultValue="cash"
          />
        ),
        dont: () => (
          <Select
            label="Pago"
            options={[
              { value: 'cash', label: 'De contado' },
              { value: 'months', label: 'A meses' },
            ]}
            defaultValue="cash"
          />
        ),
        why: 'Two or three choices are seen and chosen with one press; a list hides them behind two.',
      },
    ],
    keyboard: {
      ArrowDown: 'On the box: opens the list at the chosen option.',
      'ArrowDown ArrowUp': 'Moves to the next or the previous option.',
      'Home End': 'Moves to the first or the last option.',
      letters: 'Moves to the option that begins with them; on the closed box it chooses it.',
      Enter: 'Chooses the option.',
      Escape: 'Closes the list and changes nothing.',
      Delete: 'On the box of a `clearable` one: removes the choice.',
    },
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

/** Nothing selected. */
export const Default: Story = {};

/** Closed: empty, clearable, read-only, disabled, with an error, and small for toolbars and filters. */
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

/** The open list with the selected option marked, at least as wide as the box. */
export const Open: Story = {
  args: { defaultValue: 'again' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('listbox');
  },
};

/** With icons; the box shows the selected one's icon. */
export const WithIcons: Story = { args: { label: 'Producto', options: products, defaultValue: 'pf' } };

/** Grouped options. */
export const Groups: Story = {
  args: { label: 'Oficina', options: offices, defaultValue: 'leo' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('listbox');
  },
};

/** Without options it says so instead of opening an empty box. */
export const Empty: Story = {
  args: { options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByText('Sin opciones');
  },
};

/** In the box a long text is truncated, as in an input; in the list it wraps. */
export const LongTexts: Story = {
  args: { label: 'Motivo', options: longOptions, defaultValue: 'long', clearable: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('listbox');
  },
};
