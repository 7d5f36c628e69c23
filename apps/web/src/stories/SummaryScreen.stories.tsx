import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DashboardScreen } from '../app/DashboardScreen.tsx';
import { OverdueTable } from '../features/dashboards/summary/OverdueTable.tsx';
import { recordingOf } from './recordedAnswers.ts';
import { expectLoading, expectNoData, findAnswered, findFigure } from './screenPlay.ts';
import { screenStories, serverOf } from './screenStory.tsx';

const title = 'Tablero comercial';
const recording = recordingOf('summary');

const meta = {
  title: 'Screens/Summary',
  component: DashboardScreen,
  subcomponents: { OverdueTable },
  ...screenStories({ path: '/dashboard?comparar=1', recording }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A week of a management beside the week before. */
export const Default: Story = {
  name: 'DSH-02 to DSH-08 with what a server answered',
  play: async ({ canvasElement }) => {
    await findAnswered(canvasElement, title);
    await expect(await findFigure(canvasElement, 'Importe vendido')).toHaveTextContent(/^\$[1-9][\d,]*\.\d{2}$/u);
  },
};

/** Nothing has happened: no rows, every figure 0. */
export const Empty: Story = {
  parameters: serverOf(recording, 'empty'),
  play: async ({ canvasElement }) => {
    await findAnswered(canvasElement, title);
    await expect(await findFigure(canvasElement, 'Importe vendido')).toHaveTextContent('$0.00');
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
