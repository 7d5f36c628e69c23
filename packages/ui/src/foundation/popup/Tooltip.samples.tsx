import { expect, screen, waitFor } from 'storybook/test';

/** Until the tooltip has come. */
export const visible = () =>
  waitFor(async () => expect(await screen.findByRole('tooltip')).toBeVisible(), { timeout: 3000 });
