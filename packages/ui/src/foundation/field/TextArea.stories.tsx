import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { arabic, german, long300, Stack } from '../samples.tsx';
import { TextArea } from './TextArea.tsx';

const meta: Meta<typeof TextArea> = {
  title: 'Foundations/TextArea',
  component: TextArea,
  args: { label: 'Comentarios', onChange: fn() },
  decorators: [
    (Story) => (
      <Stack>
        <Story />
      </Stack>
    ),
  ],
  parameters: {
    keyboard: {
      Enter: 'Begins a new line.',
    },
    docs: {
      description: {
        component:
          'Multi-line text that grows as you type. Say in the description who will read it. For one line use TextField.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, with room for three lines; it grows with its text. */
export const Default: Story = {};

/** Longer than allowed: nothing is cut; the count and the error show it. */
export const TooLong: Story = {
  args: { maxLength: 250, defaultValue: long300, description: 'Los lee tu gerente' },
};

/** Disabled. */
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Pide que le llamemos mañana' } };

/** Texts of any length. */
export const LongTexts: Story = {
  args: { label: german, defaultValue: `${long300}\n${german}\n${arabic}`, error: long300 },
};
