import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SalesDashboardPage } from '../features/dashboards/sales/SalesDashboardPage.tsx';
import { AdviserTable } from '../features/dashboards/sales/advisers/AdviserTable.tsx';
import { SalesAdvisers } from '../features/dashboards/sales/advisers/SalesAdvisers.tsx';
import { CountyRanking } from '../features/dashboards/sales/places/CountyRanking.tsx';
import { PlaceMap } from '../features/dashboards/sales/places/PlaceMap.tsx';
import { PlaceTable } from '../features/dashboards/sales/places/PlaceTable.tsx';
import { SalesPlaces } from '../features/dashboards/sales/places/SalesPlaces.tsx';
import { recordingOf } from './recordedAnswers.ts';
import { expectLoading, expectNoData, findAnswered, findFigure } from './screenPlay.ts';
import { screenStories, serverOf } from './screenStory.tsx';

const title = 'Ventas';
const recording = recordingOf('sales');

const meta = {
  title: 'Screens/Sales',
  component: SalesDashboardPage,
  subcomponents: { AdviserTable, CountyRanking, SalesAdvisers, PlaceMap, PlaceTable, SalesPlaces },
  ...screenStories({ path: '/sales-dashboard?comparar=1', recording }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A week of a management beside the week before. */
export const Default: Story = {
  name: 'SAL-08 to SAL-26 with what a server answered',
  play: async ({ canvasElement }) => {
    await findAnswered(canvasElement, title);
    await expect(await findFigure(canvasElement, 'Importe neto')).toHaveTextContent(/^\$[1-9][\d,]*\.\d{2}$/u);
  },
};

/** No sales: no rows, every figure 0. */
export const Empty: Story = {
  name: 'SAL-08 SAL-20 without a sale the figures are zero and the charts have no data',
  parameters: serverOf(recording, 'empty'),
  play: async ({ canvasElement }) => {
    const main = await findAnswered(canvasElement, title);
    await expect(await findFigure(canvasElement, 'Importe neto')).toHaveTextContent('$0.00');
    await waitFor(() => expect(main).toHaveTextContent(/Sin datos/u));
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
