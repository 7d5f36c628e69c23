import { expect } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import { OpenActivityStatusChip } from './OpenActivityStatusChip.tsx';
import meta from './OpenActivityStatusChip.stories.tsx';

const test = behaviour(meta);

test(
  'ACL-20 ACL-25 STA-02 late, started and queued have a chip; due and early activities have none',
  {
    render: () => (
      <>
        <p>
          <OpenActivityStatusChip status="late" />
        </p>
        <p>
          <OpenActivityStatusChip status="started" />
        </p>
        <p>
          <OpenActivityStatusChip status="queued" />
        </p>
        <OpenActivityStatusChip status="startable" />
        <OpenActivityStatusChip status="early" />
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
