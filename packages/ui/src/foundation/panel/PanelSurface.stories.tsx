import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../index.ts';
import { arabic, german, long300 } from '../samples.tsx';
import { PanelSurface } from './PanelSurface.tsx';
import { Anchored, opened } from './PanelSurface.samples.tsx';

const meta: Meta<typeof PanelSurface> = {
  title: 'Foundations/PanelSurface',
  tags: ['internal'],
  component: PanelSurface,
  args: {
    open: false,
    anchor: { current: null },
    onClose: fn<() => void>(),
    title: 'Columnas',
    children: <Button>Mostrar todas</Button>,
    footer: <Button variant="primary">Listo</Button>,
  },
  render: (args) => <Anchored {...args} />,
  parameters: {
    docs: {
      story: { inline: false, height: '480px', autoplay: true },
      description: {
        component:
          'What a button opens: beside the button while the page stays in use, or from the bottom edge of a phone. ' +
          'Title and buttons stay in sight while the rest scrolls.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** A title, what can be done, and a button that ends it. */
export const Default: Story = {
  play: async ({ userEvent }) => {
    await opened(userEvent);
  },
};

/** Without buttons at its end. */
export const WithoutFooter: Story = {
  render: ({ footer: _left, ...args }) => <Anchored {...args} />,
  play: async ({ userEvent }) => {
    await opened(userEvent);
  },
};

const many = Array.from({ length: 60 }, (_, place) => <p key={place}>Columna {place + 1}</p>);

/** More than fits scrolls under its title and its buttons. */
export const LongContent: Story = {
  args: { children: many },
  play: async ({ userEvent }) => {
    await opened(userEvent);
  },
};

/** Long words and other scripts. */
export const LongTexts: Story = {
  args: {
    title: german,
    children: (
      <p>
        {long300} {arabic}
      </p>
    ),
    footer: <Button>{german}</Button>,
  },
  play: async ({ userEvent }) => {
    await opened(userEvent, german);
  },
};

/** On a phone it comes from below, as wide as the screen. */
export const Phone: Story = {
  args: { children: many },
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await opened(userEvent);
  },
};
