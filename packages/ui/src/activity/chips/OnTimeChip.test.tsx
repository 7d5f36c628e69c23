import { expect } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import { OnTimeChip } from './OnTimeChip.tsx';
import meta from './OnTimeChip.stories.tsx';

const test = behaviour(meta);

test(
  'ACL-27 on time and late as a word; unknown is a dash on screen and a sentence for screen readers',
  {
    render: () => (
      <>
        <OnTimeChip onTime />
        <OnTimeChip onTime={false} />
        <OnTimeChip onTime={null} />
      </>
    ),
  },
  async ({ canvas }) => {
    await expect(canvas.getByText('A tiempo')).toBeVisible();
    await expect(canvas.getByText('Fuera de tiempo')).toBeVisible();
    await expect(canvas.getByText('—')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText('No se sabe si fue a tiempo')).toBeInTheDocument();
  },
);

test('It is in the language of the page', { globals: { locale: 'fr' } }, async ({ canvas }) => {
  await expect(await canvas.findByText('À temps')).toBeVisible();
});
