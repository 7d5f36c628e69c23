import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { TotalSalesPage } from '../features/dashboards/totalSales/TotalSalesPage.tsx';
import { recordingOf } from './recordedAnswers.ts';
import { expectLoading, expectNoData, findAnswered } from './screenPlay.ts';
import { screenStories, serverOf } from './screenStory.tsx';

const title = 'Ventas totales';
const recording = recordingOf('totalSales');

const meta = {
  title: 'Screens/Total sales',
  component: TotalSalesPage,
  ...screenStories({ path: '/totalsales-dashboard?comparar=1', recording }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A week of a management beside the week before. */
export const Default: Story = {
  name: 'TOT-02 TOT-03 with what a server answered',
  play: async ({ canvasElement }) => {
    const main = await findAnswered(canvasElement, title);
    await waitFor(() => expect(main).toHaveTextContent(/Vigente/u));
  },
};

/** Nothing has happened: no rows, every figure 0. */
export const Empty: Story = {
  parameters: serverOf(recording, 'empty'),
  play: async ({ canvasElement }) => {
    const main = await findAnswered(canvasElement, title);
    await waitFor(() => expect(main).toHaveTextContent(/Sin contratos/u));
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
