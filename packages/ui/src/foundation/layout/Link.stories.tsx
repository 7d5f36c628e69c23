import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { german, long300 } from '../samples.tsx';
import { Link } from './Link.tsx';
import { Text } from './Text.tsx';

const meta: Meta<typeof Link> = {
  title: 'Foundations/Link',
  component: Link,
  args: { href: '#contratos', children: 'los contratos', onNavigate: fn<(href: string) => void>() },
  decorators: [
    (Story) => (
      <Text>
        Revisa <Story /> antes del viernes.
      </Text>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'A link in a text. It can be copied and opened in a new tab; a router hears plain presses by `onNavigate`. A step that stands alone ' +
          'is a ButtonLink, an action a Button.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** In a sentence. */
export const Default: Story = {};

/** To another site: an arrow and, for screen readers, words say that it opens a new tab. */
export const External: Story = { args: { external: true, href: 'https://example.com/terminos' } };

/** In the colour of the text around it, where there are many. */
export const Quiet: Story = { args: { variant: 'quiet' } };

/** Texts of any length. */
export const LongTexts: Story = { args: { external: true, children: `${german} ${long300}` } };
