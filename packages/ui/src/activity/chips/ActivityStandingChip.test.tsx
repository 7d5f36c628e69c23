import { expect } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import { ActivityStandingChip } from './ActivityStandingChip.tsx';
import meta from './ActivityStandingChip.stories.tsx';

const test = behaviour(meta);

test(
  'ACL-20 ACL-25 STA-02 late, started and queued have a chip; due and early activities have none',
  {
    render: () => (
      <>
        <p>
          <ActivityStandingChip standing="late" />
        </p>
        <p>
          <ActivityStandingChip standing="started" />
        </p>
        <p>
          <ActivityStandingChip standing="queued" />
        </p>
        <ActivityStandingChip standing="startable" />
        <ActivityStandingChip standing="early" />
      </>
    ),
  },
  async ({ canvas, canvasElement }) => {
    for (const word of ['No atendido a tiempo', 'Iniciada', 'Por enviar'])
      await expect(canvas.getByText(word)).toBeVisible();
    await expect(canvasElement.children).toHaveLength(3);
  },
);

test('It is in the language of the page', { globals: { locale: 'ja' } }, async ({ canvas }) => {
  await expect(await canvas.findByText('期限内に未対応')).toBeVisible();
});
