import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { CommissionsPage } from '../features/dashboards/weeklyCommissions/CommissionsPage.tsx';
import SignWeek from '../features/dashboards/weeklyCommissions/decision/SignWeek.tsx';
import recording from './answers/commissions.json' with { type: 'json' };
import { findAnswered } from './screenPlay.ts';
import { screenStories, serverOf } from './screenStory.tsx';

const title = 'Comisiones y bonos';

const meta = {
  title: 'Screens/Commissions of a week',
  component: CommissionsPage,
  subcomponents: { SignWeek },
  ...screenStories({ path: '/commissions-bonuses-analytics?semana=46-2026', recording }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** An adviser's week that waits. */
export const Default: Story = {
  name: 'CMA-08 CMA-12 with what a server answered',
  play: async ({ canvasElement }) => {
    const main = await findAnswered(canvasElement, title);
    await waitFor(() => expect(main).toHaveTextContent(/por firmar/u));
    await within(main).findByRole('button', { name: 'Aceptar' });
  },
};

/** The week and its fingerprint stand beside the pad. */
export const Signing: Story = {
  name: 'CMA-16 what is signed stands beside the pad',
  play: async (context) => {
    await Default.play?.(context);
    const main = await findAnswered(context.canvasElement, title);
    within(main).getByRole('button', { name: 'Aceptar' }).click();
    const dialog = await within(document.body).findByRole('dialog', { name: 'Firmar y aceptar' });
    await waitFor(() => expect(dialog).toHaveTextContent(/Huella de la semana/u));
    await expect(dialog).toHaveTextContent(/Semana 46/u);
  },
};

/** Nothing to sign. */
export const Empty: Story = {
  name: 'CMA-21 a week without rows',
  parameters: serverOf(recording, 'empty'),
  play: async ({ canvasElement }) => {
    const main = await findAnswered(canvasElement, title);
    await waitFor(() => expect(main).toHaveTextContent('No hay comisiones en esta semana'));
    await expect(within(main).queryByRole('button', { name: 'Aceptar' })).toBeNull();
  },
};

/** The server fails: nothing can be decided. */
export const Failing: Story = {
  name: 'FLT-04 a server that fails leaves nothing to sign',
  parameters: serverOf(recording, 'failing'),
  play: async ({ canvasElement }) => {
    const main = await findAnswered(canvasElement, title);
    await expect(within(main).queryByRole('button', { name: 'Aceptar' })).toBeNull();
    await expect(main).not.toHaveTextContent('Falla');
  },
};

export const Phone: Story = { ...Default, name: 'Phone', globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Default, name: 'Dark', globals: { theme: 'dark' } };
