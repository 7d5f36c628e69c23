import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { Stack } from '../samples.tsx';
import { Combobox } from './Combobox.tsx';
import { longOptions, offices } from './samples.tsx';
import { option, twelve } from './Combobox.samples.tsx';

const meta: Meta<typeof Combobox> = {
  title: 'Foundations/Combobox',
  component: Combobox,
  args: { label: 'Asesor', options: twelve, onChange: fn() },
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
      'ArrowDown ArrowUp': 'Opens the list, and marks the next or the previous option, around the ends.',
      Enter: 'Chooses the marked option.',
      Escape: 'Closes the list and puts back what was chosen.',
      Tab: 'Leaves: a text that was not chosen is dropped.',
    },
    docs: {
      description: {
        component:
          'One choice of many, found by typing: case, accents and the order of the words do not matter. For up to ' +
          'about fifteen well-known options use a Select; for several choices a MultiCombobox. The typed text is ' +
          'only a search: leaving without a selection restores the previous one. For free text use TextField.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing selected. */
export const Default: Story = {};

/**
 * Closed: clearable, read-only, disabled, with an error, empty with its own placeholder, and small for toolbars and
 * filters.
 */
export const States: Story = {
  render: () => (
    <>
      <Combobox label="Asesor" options={twelve} defaultValue="A0001" clearable required />
      <Combobox label="Asesor" options={twelve} defaultValue="A0001" readOnly />
      <Combobox label="Asesor" options={twelve} defaultValue="A0001" disabled />
      <Combobox label="Asesor" options={twelve} error="Elige un asesor de la lista." />
      <Combobox label="Oficina" options={offices} placeholder="Todas" />
      <Combobox label="Asesor" options={twelve} defaultValue="A0001" size="small" />
    </>
  ),
};

/** The open list: matches are highlighted. */
export const Searching: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('ana lop');
    await option('López López, Ana A0001');
  },
};

/** No option matches. */
export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('zzz');
    await screen.findByText('Nada coincide con «zzz»');
  },
};

/** Loading options. */
export const Loading: Story = {
  args: { options: [], loading: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByText('Buscando…');
  },
};

/** Options failed to load. */
export const Failed: Story = {
  args: { options: [], failed: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByText('No se pudieron cargar las opciones');
  },
};

/** Grouped options; a heading shows while one of its options matches. */
export const Groups: Story = {
  args: { label: 'Oficina', options: offices, defaultValue: 'gdl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await option('Guadalajara');
  },
};

/** Long labels wrap in the list. */
export const LongTexts: Story = {
  args: { label: 'Motivo', options: longOptions, defaultValue: 'long', clearable: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('option', { selected: true });
  },
};
