import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { FinancialPage } from '../features/dashboards/financial/FinancialPage.tsx';
import { recordingOf } from './recordedAnswers.ts';
import { expectLoading, expectNoData, findAnswered } from './screenPlay.ts';
import { screenStories, serverOf } from './screenStory.tsx';

const title = 'Financiero';
const recording = recordingOf('financial');

const meta = {
  title: 'Screens/Financial',
  component: FinancialPage,
  ...screenStories({ path: '/financial-dashboard?linea=PF', recording }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The running month of a line, as a vice-principal sees it: a block for each campaign. */
export const Default: Story = {
  name: 'FIN-04 to FIN-16 with what a server answered',
  play: async ({ canvasElement }) => {
    const main = await findAnswered(canvasElement, title);
    const terms = await waitFor(() => {
      const found = within(main).queryAllByRole('term');
      if (found.length === 0) throw new Error('No campaign has figures yet.');
      return found;
    });
    await expect(terms.length % 10).toBe(0);
    await expect(main).toHaveTextContent(/Presupuesto del periodo/u);
  },
};

/** A month without campaigns. */
export const Empty: Story = {
  parameters: serverOf(recording, 'empty'),
  play: async ({ canvasElement }) => {
    const main = await findAnswered(canvasElement, title);
    await waitFor(() => expect(main).toHaveTextContent(/Sin campañas en noviembre de 2026/u));
  },
};

/** What has not come keeps its room. */
export const Loading: Story = {
  parameters: serverOf(recording, 'loading'),
  play: ({ canvasElement }) => expectLoading(canvasElement, title),
};

/** The server fails, the list of media too. */
export const Failing: Story = {
  name: 'FLT-04 a server that fails leaves no data',
  parameters: serverOf(recording, 'failing'),
  play: ({ canvasElement }) => expectNoData(canvasElement, title),
};
