import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../foundation/index.ts';
import { ErrorPage } from './ErrorPage.tsx';

const meta: Meta<typeof ErrorPage> = {
  component: ErrorPage,
  args: {
    variant: 1,
    actions: (
      <ButtonLink href="/" variant="primary">
        Ir al inicio
      </ButtonLink>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component:
          'A whole page for an address that leads nowhere, with or without a session: six compositions that say the same. What is missing ' +
          'inside the frame is a `MessagePage` or an `EmptyState`.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Rings on still water. */
export const V1: Story = {};

/** A day that has slipped out of its month. */
export const V2: Story = { args: { variant: 2 } };

/** The number sets behind hills. */
export const V3: Story = { args: { variant: 3 } };

/** A list that lacks a line. */
export const V4: Story = { args: { variant: 4 } };

/** A thread that is tangled. */
export const V5: Story = { args: { variant: 5 } };

/** A bridge that lacks a span. */
export const V6: Story = { args: { variant: 6 } };
