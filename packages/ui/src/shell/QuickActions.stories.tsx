import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { german, long300 } from '../foundation/samples.tsx';
import { QuickActions } from './QuickActions.tsx';
import { SubHeader } from './SubHeader.tsx';

const meta: Meta<typeof QuickActions> = {
  component: QuickActions,
  args: {
    actions: [
      { id: 'simple', label: 'Registro básico de prospecto', href: '/prospect/prospect-simply' },
      { id: 'add', label: 'Registrar prospecto', href: '/prospect/add' },
    ],
    onNavigate: fn(),
  },
  render: (args) => (
    <SubHeader title="Ventas" dateLabel="viernes 20 de noviembre" actions={<QuickActions {...args} />} />
  ),
  parameters: {
    keyboard: {
      'Enter ArrowDown': 'On its button: opens the menu at the first action.',
      'ArrowDown ArrowUp': 'Moves to the next or the previous action, around the ends.',
    },
    docs: {
      story: { inline: false, height: '260px', autoplay: true },
      description: {
        component:
          'What is begun from every page, behind one button of the sub-header. It opens by press, by key and by a pointer that ' +
          'rests on it. Each action is a link to the screen where it is done.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

const opened = {
  parameters: {
    everyStory: { zoom: { exempt: 'An open menu moves a frame after its button, which is later than this looks.' } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
} satisfies Story;

/** Opened by a press: links to the two ways to register a prospect. */
export const Default: Story = opened;

/** Long texts wrap in the menu. */
export const LongTexts: Story = {
  ...opened,
  args: {
    actions: [
      { id: 'long', label: long300, href: '/a' },
      { id: 'german', label: german, href: '/b' },
    ],
  },
};
