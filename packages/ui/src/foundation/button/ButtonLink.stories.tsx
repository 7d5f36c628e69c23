import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { fn } from 'storybook/test';
import { ButtonLink } from './ButtonLink.tsx';
import { german, long300, Row, Stack } from '../samples.tsx';

const meta: Meta<typeof ButtonLink> = {
  title: 'Foundations/ButtonLink',
  component: ButtonLink,
  args: {
    href: '#contratos',
    children: 'Ver contratos',
    onClick: fn((event: React.MouseEvent) => event.preventDefault()),
  },
  parameters: {
    keyboard: {
      Enter: 'Follows it.',
    },
    docs: {
      description: {
        component:
          'Leads to another page and looks like a button, so it opens in a new tab, can be copied and is announced as a link. ' +
          'Use it where the next step is a page; inside a sentence use an ordinary link.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** A link to another page, which can be opened in a new tab. */
export const Default: Story = {};

/** The same variants as a button. */
export const Variants: Story = {
  render: (args) => (
    <Row>
      <ButtonLink {...args} variant="primary" startIcon={<ArrowRight />} />
      <ButtonLink {...args} />
      <ButtonLink {...args} variant="ghost" />
      <ButtonLink {...args} variant="danger" />
      <ButtonLink {...args} size="small" />
    </Row>
  ),
};

/** Long texts wrap inside. */
export const LongTexts: Story = {
  render: (args) => (
    <Stack>
      <ButtonLink {...args}>{long300}</ButtonLink>
      <ButtonLink {...args}>{german}</ButtonLink>
    </Stack>
  ),
};
