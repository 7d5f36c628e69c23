import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './Avatar.tsx';
import { Row } from '../samples.tsx';

const meta: Meta<typeof Avatar> = {
  title: 'Foundations/Avatar',
  component: Avatar,
  args: { name: 'Mariana Ruiz' },
  parameters: {
    docs: {
      description: {
        component:
          'A person as an initial. Beside the written name it is decorative and screen readers skip it; on its own it needs a `label`.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Beside a written name. */
export const Default: Story = {
  render: (args) => (
    <Row>
      <span>
        Hola, <strong>Mariana</strong>
      </span>
      <Avatar {...args} />
    </Row>
  ),
};

/** 24, 32 and 40 px. */
export const Sizes: Story = {
  render: (args) => (
    <Row>
      <Avatar {...args} size="small" />
      <Avatar {...args} />
      <Avatar {...args} size="large" />
    </Row>
  ),
};

/** Names without a plain first letter: accents, other scripts, emoji, empty. */
export const UnusualNames: Story = {
  render: () => (
    <Row>
      <Avatar name="óscar" />
      <Avatar name="ßtraße" />
      <Avatar name="محمد" />
      <Avatar name="山田" />
      <Avatar name="👩🏽‍💼 Ana" />
      <Avatar name="  " />
    </Row>
  ),
};
