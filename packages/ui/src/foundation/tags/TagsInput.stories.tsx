import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { arabic, german, long300, Stack } from '../samples.tsx';
import { TagsInput } from './TagsInput.tsx';

const meta: Meta<typeof TagsInput> = {
  title: 'Foundations/TagsInput',
  component: TagsInput,
  args: { label: 'Etiquetas', onChange: fn<(tags: readonly string[]) => void>() },
  decorators: [
    (Story) => (
      <Stack>
        <Story />
      </Stack>
    ),
  ],
  parameters: {
    keyboard: {
      Enter: 'Adds what is typed. So does a comma, and leaving the field.',
      Backspace: 'In an empty field: removes the last one.',
      Tab: 'Moves on, along the buttons that remove one.',
    },
    docs: {
      description: {
        component:
          'Any number of short texts that a person makes up: labels, addresses, codes. Enter or a comma adds what is typed, a list is pasted at ' +
          'once. What is there already, or has no room, is said and stays in the input. To choose from a list use MultiCombobox.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty: it says how a tag is added. */
export const Default: Story = {};

/** A few, of five at most. */
export const Some: Story = {
  args: { description: 'Cinco a lo más', maxTags: 5, defaultValue: ['expo', 'referido', 'familia'] },
};

/** With an error, read-only and disabled. */
export const States: Story = {
  render: () => (
    <>
      <TagsInput label="Con error" defaultValue={['expo']} error="Agrega al menos dos." required />
      <TagsInput label="Solo lectura" defaultValue={['expo', 'referido']} readOnly />
      <TagsInput label="Apagado" defaultValue={['expo', 'referido']} disabled />
    </>
  ),
};

/** Texts of any length and script, many of them. */
export const LongTexts: Story = {
  args: {
    label: german,
    description: long300,
    defaultValue: [german, long300, arabic, ...Array.from({ length: 20 }, (_, index) => `etiqueta ${index + 1}`)],
  },
};
