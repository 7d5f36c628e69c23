import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
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
    docs: {
      description: {
        component:
          'Text of several lines, growing with what is typed. Say in the description who will read it. For one line use TextField.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter starts a new line. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Comentarios'));
    await userEvent.keyboard('uno{Enter}dos');
    await expect(canvas.getByRole('textbox', { name: 'Comentarios' })).toHaveValue('uno\ndos');
    await expect(args.onChange).toHaveBeenLastCalledWith('uno\ndos');
  },
};

/** Longer than allowed: nothing is cut, the count and the error say so. */
export const TooLong: Story = {
  args: { maxLength: 250, defaultValue: long300, description: 'Los lee tu gerente' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await expect(area).toHaveValue(long300);
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription('Los lee tu gerente Usa 250 caracteres o menos');
  },
};

/** Not to be answered now. */
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Pide que le llamemos mañana' } };

/** Texts of any length. */
export const LongTexts: Story = {
  args: { label: german, defaultValue: `${long300}\n${german}\n${arabic}`, error: long300 },
};

/** The same on a small phone. */
export const Phone: Story = {
  ...LongTexts,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

/** In the dark theme. */
export const Dark: Story = { ...TooLong, tags: ['!autodocs'], globals: { theme: 'dark' } };
