import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ActivitiesDashboardScreen } from '../app/ActivitiesDashboardScreen.tsx';
import { ActivityChart } from '../features/dashboards/activities/ActivityChart.tsx';
import { recordingOf } from './recordedAnswers.ts';
import { expectLoading, expectNoData, findAnswered } from './screenPlay.ts';
import { screenStories, serverOf } from './screenStory.tsx';

const title = 'Tablero de actividades';
const recording = recordingOf('activities');

const meta = {
  title: 'Screens/Activities',
  component: ActivitiesDashboardScreen,
  subcomponents: { ActivityChart },
  ...screenStories({ path: '/activities-dashboard', recording }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The month of a management. */
export const Default: Story = {
  name: 'ACD-01 to ACD-05 with what a server answered',
  play: async ({ canvasElement }) => {
    const main = await findAnswered(canvasElement, title);
    await waitFor(() => expect(main).toHaveTextContent('Citas: 473'));
    await waitFor(() => expect(main).toHaveTextContent(/\d+ actividades sin realizar.*Semana 46: \d+ por firmar/u));
  },
};

/** Nothing has happened: no rows, every figure 0. */
export const Empty: Story = {
  parameters: serverOf(recording, 'empty'),
  play: async ({ canvasElement }) => {
    const main = await findAnswered(canvasElement, title);
    await waitFor(() => expect(main).toHaveTextContent('Citas: 0'));
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
  play: ({ canvasElement }) => expectNoData(canvasElement, title),
};
