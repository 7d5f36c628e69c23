import { expect } from 'storybook/test';
import { Skeleton } from './Skeleton.tsx';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, LoadingCard } from './Skeleton.stories.tsx';

const test = behaviour(meta);

test('Screen readers skip a shape', Default, async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('[data-shape]')).toHaveAttribute('aria-hidden', 'true');
});

test('A group of shapes is announced once as loading', LoadingCard, async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Cargando…');
  await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
});

test(
  'A text line is exactly as high as the line of text that replaces it',
  {
    render: () => (
      <div style={{ fontSize: 14, lineHeight: 1.45 }}>
        <div data-testid="text">Ventas netas</div>
        <div data-testid="skeleton" style={{ display: 'flow-root' }}>
          <Skeleton />
        </div>
      </div>
    ),
  },
  async ({ canvas }) => {
    const heights = ['text', 'skeleton'].map((id) => canvas.getByTestId(id).getBoundingClientRect().height);
    await expect(heights[1]).toBeCloseTo(heights[0] ?? 0, 0);
  },
);
