import { expect, screen, waitFor } from 'storybook/test';

/** Waits until the tooltip shows. */
export const visible = () =>
  waitFor(async () => expect(await screen.findByRole('tooltip')).toBeVisible(), { timeout: 3000 });
