import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { CommissionsPage } from '../features/dashboards/weeklyCommissions/CommissionsPage.tsx';
import { recordingOf } from './recordedAnswers.ts';
import { expectLoading, findAnswered } from './screenPlay.ts';
import { screenStories, serverOf } from './screenStory.tsx';

const title = 'Comisiones y bonos';
const recording = recordingOf('teamCommissions');

const meta = {
  title: 'Screens/Commissions of a team',
  component: CommissionsPage,
  ...screenStories({ path: '/commissions-bonuses-analytics?semana=43-2026', recording }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A manager sees who signed the week and who disputes it, and cannot decide. */
export const Default: Story = {
  name: 'CMA-02 CMA-15 who has signed and who disputes, without a button to decide',
  play: async ({ canvasElement }) => {
    const main = await findAnswered(canvasElement, title);
    await within(main).findByText('3 firmaron');
    await within(main).findByText('2 en conciliación');
    await waitFor(() => expect(within(main).getAllByRole('button', { name: 'Ver semana' })).toHaveLength(5));
    for (const name of ['Aceptar', 'Solicitar conciliación']) {
      await expect(within(main).queryByRole('button', { name })).toBeNull();
    }
  },
};

/** What has not come keeps its room. */
export const Loading: Story = {
  parameters: serverOf(recording, 'loading'),
  play: ({ canvasElement }) => expectLoading(canvasElement, title),
};

/** No commissions. */
export const Empty: Story = {
  parameters: serverOf(recording, 'empty'),
  play: async ({ canvasElement }) => {
    const main = await findAnswered(canvasElement, title);
    await waitFor(() => expect(main).toHaveTextContent('No hay comisiones en esta semana'));
    await expect(within(main).queryByRole('button', { name: 'Ver semana' })).toBeNull();
  },
};

/** The server fails: no message, and both tables can be retried. */
export const Failing: Story = {
  name: 'FLT-04 a server that fails leaves no rows, and a button that reads them again',
  parameters: serverOf(recording, 'failing'),
  play: async ({ canvasElement }) => {
    const main = await findAnswered(canvasElement, title);
    await waitFor(() => expect(within(main).getAllByRole('button', { name: 'Reintentar' })).toHaveLength(2));
    await expect(main).not.toHaveTextContent('Falla');
    await expect(canvasElement.querySelector('[role="alert"]')).toBeNull();
    await expect(within(main).queryByRole('button', { name: 'Ver semana' })).toBeNull();
  },
};
