import type { CalendarDate } from '@sereno/domain/calendar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DatePicker } from '../date/DatePicker.tsx';
import { label, opens } from './PickerField.samples.tsx';
import { openPopup } from './popup.samples.ts';

const meta: Meta<typeof DatePicker> = {
  title: 'pickers/PickerField',
  component: DatePicker,
  // A docs page does not show the popup's position in the window.
  tags: ['internal', '!autodocs'],
  args: {
    label,
    today: '2026-11-21',
    onChange: fn<(date: CalendarDate | null) => void>(),
    onProblem: fn<(problem: string | null) => void>(),
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside small buttons, as in a table's toolbar. 44 px high on touch. */
export const Small: Story = {
  args: { size: 'small', hideLabel: true, defaultValue: '2026-11-12' },
};

/** Near the bottom edge the popup flips above its field. */
export const AtTheLowerEdge: Story = {
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 'calc(100vh - 180px)' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup(label);
  },
};

/** Near the end of the line the popup extends back over its field. */
export const AtTheEndOfTheLine: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 180, marginInlineStart: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup(label);
  },
};

/** Without room above and below, as in the middle of a dialog on a laptop, it is beside the field or over it. */
export const BetweenTheEdges: Story = {
  globals: { viewport: { value: 'laptop' } },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gridTemplateColumns: '180px 1fr 180px', paddingBlockStart: 340 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <>
      <DatePicker label="Alta" today="2026-11-21" />
      <DatePicker {...args} />
      <DatePicker label="Baja" today="2026-11-21" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', opens));
    await openPopup(label);
  },
};
