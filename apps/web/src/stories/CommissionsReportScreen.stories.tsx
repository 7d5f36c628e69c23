import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CommissionsReportPage } from '../features/dashboards/commissionReport/CommissionsReportPage.tsx';
import { recordingOf } from './recordedAnswers.ts';
import { expectLoading, expectNoData, findAnswered } from './screenPlay.ts';
import { screenStories, serverOf } from './screenStory.tsx';

const title = 'Reporte de comisiones';
const recording = recordingOf('commissionsReport');

const meta = {
  title: 'Screens/Commissions report',
  component: CommissionsReportPage,
  ...screenStories({ path: '/commissions-report', recording }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The last seven days, without the right to see the secondary commission. */
export const Default: Story = {
  name: 'CMR-02 CMR-03 with what a server answered',
  play: async ({ canvasElement }) => {
    const main = await findAnswered(canvasElement, title);
    await waitFor(() => expect(main).toHaveTextContent(/Base de comisión/u));
    await expect(main).not.toHaveTextContent('Integre');
  },
};

/** No contract entered. */
export const Empty: Story = {
  parameters: serverOf(recording, 'empty'),
  play: async ({ canvasElement }) => {
    const main = await findAnswered(canvasElement, title);
    await waitFor(() => expect(main).toHaveTextContent('Ningún contrato entró en este periodo'));
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
