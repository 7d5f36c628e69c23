import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { RankingTable } from '../features/dashboards/team/RankingTable.tsx';
import { TeamPage } from '../features/dashboards/team/TeamPage.tsx';
import { recordingOf } from './recordedAnswers.ts';
import { expectLoading, expectNoData, findAnswered } from './screenPlay.ts';
import { screenStories, serverOf } from './screenStory.tsx';

const title = 'Ventas por equipo';
const recording = recordingOf('teamSales');

const meta = {
  title: 'Screens/Team sales',
  component: TeamPage,
  subcomponents: { RankingTable },
  ...screenStories({ path: '/sales-team-dashboard?comparar=1', recording }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A week of a subdirectorate within one month, beside the week before. */
export const Default: Story = {
  name: 'STM-08 to STM-16 with what a server answered',
  play: async ({ canvasElement }) => {
    const main = await findAnswered(canvasElement, title);
    await waitFor(() => expect(main).toHaveTextContent(/Metas de noviembre de 2026/u));
  },
};

/** No renewals or sales: no rows, every figure 0, no goal. */
export const Empty: Story = {
  name: 'STM-12 STM-16 without a team there are no data and no goals',
  parameters: serverOf(recording, 'empty'),
  play: async ({ canvasElement }) => {
    const main = await findAnswered(canvasElement, title);
    await waitFor(() => expect(main).toHaveTextContent(/Sin meta.*Sin datos/u));
  },
};

/** What has not come keeps its room. */
export const Loading: Story = {
  parameters: serverOf(recording, 'loading'),
  play: ({ canvasElement }) => expectLoading(canvasElement, title),
};

/** The server fails. */
export const Failing: Story = {
  name: 'FLT-04 a server that fails leaves no data',
  parameters: serverOf(recording, 'failing'),
  play: async ({ canvasElement }) => {
    await expectNoData(canvasElement, title);
    await waitFor(() => expect(canvasElement.querySelector('main')).toHaveTextContent('No se pudo actualizar'));
  },
};
