import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { MonthlyOfferPage } from '../features/dashboards/offer/MonthlyOfferPage.tsx';
import { recordingOf } from './recordedAnswers.ts';
import { expectLoading, expectNoData, findAnswered } from './screenPlay.ts';
import { screenStories, serverOf } from './screenStory.tsx';

const title = 'Oferta del mes';
const recording = recordingOf('monthlyOffer');

const meta = {
  title: 'Screens/Monthly offer',
  component: MonthlyOfferPage,
  ...screenStories({ path: '/monthly-offer', recording }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The offer of the month and how the advisers stand. */
export const Default: Story = {
  name: 'OFR-01 to OFR-03 with what a server answered',
  play: async ({ canvasElement }) => {
    const main = await findAnswered(canvasElement, title);
    await waitFor(() => expect(main).toHaveTextContent(/Arranque firme/u));
  },
};

/** Nothing has happened: no rows, every figure 0. */
export const Empty: Story = {
  parameters: serverOf(recording, 'empty'),
  play: async ({ canvasElement }) => {
    const main = await findAnswered(canvasElement, title);
    await waitFor(() => expect(main).toHaveTextContent('Todavía no hay ventas para esta oferta'));
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
