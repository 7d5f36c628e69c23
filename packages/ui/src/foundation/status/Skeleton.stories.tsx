import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../surface/Card.tsx';
import { Row } from '../samples.tsx';
import { Skeleton, SkeletonGroup } from './Skeleton.tsx';

const meta: Meta<typeof Skeleton> = {
  title: 'Foundations/Skeleton',
  component: Skeleton,
  subcomponents: { SkeletonGroup },
  parameters: {
    usage: [
      {
        do: () => (
          <Card>
            <Skeleton width="40%" />
            <Skeleton shape="block" width="100%" height="64px" />
          </Card>
        ),
        dont: () => (
          <Card>
            <Skeleton />
          </Card>
        ),
        why: 'The size and shape of what comes: nothing moves when it is there.',
      },
    ],
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

/** One line, as high as the surrounding text. */
export const Default: Story = {
  args: { width: '60%' },
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

/** A loading figure card: announced once, in the shape of its content. */
export const LoadingCard: Story = {
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
