import { expect } from 'storybook/test';
import { ActivityTypeChip } from './ActivityTypeChip.tsx';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, Types } from './ActivityTypeChip.stories.tsx';

const test = behaviour(meta);

test('ACL-11 the type of an activity', Default, async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('Llamada')).toBeVisible();
  await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('ENT-23 each type has its own icon', Types, async ({ canvasElement }) => {
  const drawings = Array.from(canvasElement.querySelectorAll('svg'), ({ innerHTML }) => innerHTML);
  await expect(drawings).toHaveLength(8);
  await expect(new Set(drawings).size).toBe(6);
  // A company's own type has the icon of its channel, one without a type that of the others.
  await expect(drawings[6]).toBe(drawings[1]);
  await expect(drawings[7]).toBe(drawings[5]);
});

// Without a name nothing shows.
test(
  'ACL-11 no type shows nothing',
  {
    render: () => (
      <>
        <ActivityTypeChip typeId={2} name={null} />
        <ActivityTypeChip typeId={2} name=" " />
      </>
    ),
  },
  async ({ canvasElement }) => {
    await expect(canvasElement).toBeEmptyDOMElement();
  },
);
