import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../surface/Card.tsx';
import { Row } from '../samples.tsx';
import { Skeleton, SkeletonGroup } from './Skeleton.tsx';

const meta: Meta<typeof Skeleton> = {
  title: 'Foundations/Skeleton',
  component: Skeleton,
  subcomponents: { SkeletonGroup },
  parameters: {
    docs: {
      description: {
        component:
          'The place of something that is still coming, in its size, so that nothing jumps when it arrives. ' +
          'Draw the few shapes that the eye would look for, not each word. Put them into a SkeletonGroup, which tells screen readers ' +
          'once that it is loading. Nothing moves where the device asks for less motion.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** One line, as high as the text around it. */
export const Default: Story = {
  args: { width: '60%' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-shape]')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** The three shapes. */
export const Shapes: Story = {
  render: () => (
    <Row>
      <Skeleton shape="circle" />
      <Skeleton shape="block" width="160px" height="64px" />
      <Skeleton width="200px" />
    </Row>
  ),
};

const card: Story = {
  render: () => (
    <div style={{ maxInlineSize: 320 }}>
      <Card>
        <SkeletonGroup>
          <Skeleton width="40%" />
          <Skeleton shape="block" height="32px" width="70%" />
          <Skeleton width="90%" />
        </SkeletonGroup>
      </Card>
    </div>
  ),
};

/** A figure card that loads: said once, drawn in the shape of what comes. */
export const LoadingCard: Story = {
  ...card,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando…');
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
  },
};

/** A text line is exactly as high as the line of text that replaces it. */
export const KeepsHeight: Story = {
  tags: ['!autodocs'],
  render: () => (
    <div style={{ fontSize: 14, lineHeight: 1.45 }}>
      <div data-testid="text">Ventas netas</div>
      <div data-testid="skeleton" style={{ display: 'flow-root' }}>
        <Skeleton />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = ['text', 'skeleton'].map((id) => canvas.getByTestId(id).getBoundingClientRect().height);
    await expect(heights[1]).toBeCloseTo(heights[0] ?? 0, 0);
  },
};

/** In the dark theme. */
export const Dark: Story = { ...card, tags: ['!autodocs'], globals: { theme: 'dark' } };
