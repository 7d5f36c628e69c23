import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { expect, fn } from 'storybook/test';
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

/** A step to another page. Enter follows it; the space bar does not, as with every link. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Ver contratos' });
    await expect(link).toHaveAttribute('href', '#contratos');
    await userEvent.click(link);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** The same weights as a button has. */
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

/** Every variant in the dark theme. */
export const Dark: Story = { ...Variants, tags: ['!autodocs'], globals: { theme: 'dark' } };

/** Wraps on a small phone. */
export const Phone: Story = {
  ...LongTexts,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};
