import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { Stack } from '../samples.tsx';
import { MultiCombobox } from './MultiCombobox.tsx';
import { drawPlot, longOptions, offices, plotKey, plots } from './samples.tsx';
import { firstValues, option, twelve } from './Combobox.samples.tsx';

const meta: Meta<typeof MultiCombobox> = {
  title: 'Foundations/MultiCombobox',
  component: MultiCombobox,
  args: { label: 'Oficinas', options: offices, onChange: fn() },
  decorators: [
    (Story) => (
      <Stack>
        <Story />
      </Stack>
    ),
  ],
  parameters: {
    keyboard: {
      letters: 'Searches; the first match is marked.',
      Enter: 'Adds the marked option, or takes it away.',
      Backspace: 'In an empty field: removes the last choice.',
      'ArrowLeft ArrowRight': 'In an empty field: moves along the choices, and back to the field.',
      Delete: 'Removes the choice that has the focus.',
      Escape: 'Closes the list; no choice is lost.',
    },
    docs: {
      description: {
        component:
          'Several choices of many: filters by adviser, product, office. Each choice is a chip that can be removed; ' +
          'without focus, chips of more than two lines become a number. For one choice use Combobox, for a few that ' +
          'are worth seeing all the time a CheckboxGroup. In a filter an empty selection means all; there is no ' +
          'button to select everything.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing selected. */
export const Default: Story = {};

/**
 * Closed: required, with chips, read-only, disabled, with too many chips, with an error, and small for toolbars and
 * filters.
 */
export const States: Story = {
  render: () => (
    <>
      <MultiCombobox label="Oficinas" options={offices} required />
      <MultiCombobox label="Oficinas" options={offices} defaultValue={['mty', 'mer', 'gdl', 'leo', 'can']} />
      <MultiCombobox label="Oficinas" options={offices} defaultValue={['mty', 'mer']} readOnly />
      <MultiCombobox label="Oficinas" options={offices} defaultValue={['mty', 'mer']} disabled />
      <MultiCombobox label="Asesores" options={twelve} defaultValue={firstValues(12)} />
      <MultiCombobox label="Oficinas" options={offices} error="Elige al menos una oficina." />
      <MultiCombobox label="Oficinas" options={offices} defaultValue={['mty', 'mer']} size="small" />
    </>
  ),
};

/** The open list: a checkbox before each option shows that several can be selected. */
export const Open: Story = {
  args: { defaultValue: ['chi', 'gdl'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await option('Guadalajara');
  },
};

/** Values that are objects, drawn by the host. */
export const Drawn: Story = {
  render: () => (
    <MultiCombobox
      label="Lotes"
      options={plots}
      getKey={plotKey}
      renderOption={drawPlot}
      defaultValue={[{ id: 40, garden: 'Jardín de la Paz', places: 1 }]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await option('Cipreses 11');
  },
};

/** The last row offers to create what was typed, as no option has that name. */
export const Creating: Story = {
  args: { onCreate: fn(() => null), defaultValue: ['chi'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('mé');
    await option('Crear «mé»');
  },
};

/** A chip is never wider than the box; the list shows its full text. */
export const LongTexts: Story = {
  args: { label: 'Motivos', options: longOptions, defaultValue: ['long', 'german', 'arabic'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('listbox');
  },
};
