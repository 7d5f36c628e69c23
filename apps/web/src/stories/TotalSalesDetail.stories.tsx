import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { DetailPanel } from '../features/dashboards/detail/DetailPanel.tsx';
import { TotalSalesPage } from '../features/dashboards/totalSales/TotalSalesPage.tsx';
import { recordingOf } from './recordedAnswers.ts';
import { screenStories, serverOf } from './screenStory.tsx';

const recording = recordingOf('totalSalesDetail');

const meta = {
  title: 'Screens/Total sales, the rows behind a figure',
  component: TotalSalesPage,
  subcomponents: { DetailPanel },
  ...screenStories({ path: '/totalsales-dashboard?detalle=contratos:base=vendidos', recording }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const drawer = () => screen.findByRole('dialog', { name: 'Contratos vendidos' });

async function rowsOf(sheet: HTMLElement): Promise<HTMLElement> {
  const grid = await within(sheet).findByRole('grid');
  await waitFor(() => expect(grid).not.toHaveAttribute('aria-busy', 'true'));
  return grid;
}

/** Number and sums of the rows stand above them, and every column that starts in sight is in sight. */
export const Default: Story = {
  name: 'TOT-02 the contracts behind a figure, with the figure above them',
  play: async () => {
    const sheet = await drawer();
    const grid = await rowsOf(sheet);
    const total = within(sheet).getByText('Contratos', { selector: 'dt' }).nextElementSibling;
    await expect(total).toHaveTextContent('66');
    const area = grid.parentElement;
    await expect(area?.scrollWidth).toBeLessThanOrEqual((area?.clientWidth ?? 0) + 1);
    await expect(sheet.getBoundingClientRect().width).toBeLessThanOrEqual(960);
  },
};

/** Nothing has happened: no table, and no pages to turn. */
export const Empty: Story = {
  name: 'TBL-12 no rows, and nothing to search or to turn',
  parameters: serverOf(recording, 'empty'),
  play: async () => {
    const sheet = await drawer();
    await within(sheet).findByText('No hay filas en este periodo');
    await expect(within(sheet).queryByRole('grid')).toBeNull();
    await expect(within(sheet).queryByRole('navigation')).toBeNull();
  },
};

/** The server fails: the rows are unknown, which differs from empty. */
export const Failing: Story = {
  name: 'FLT-04 rows that could not be fetched can be asked for again',
  parameters: serverOf(recording, 'failing'),
  play: async () => {
    const sheet = await drawer();
    await within(sheet).findByText('No se pudo cargar');
    await expect(within(sheet).getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: serverOf(recording, 'loading'),
  play: async () => {
    await expect(within(await drawer()).queryByText('No hay filas en este periodo')).toBeNull();
  },
};

/** Each contract is a card. */
export const Phone: Story = {
  name: 'Phone 360 px',
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const grid = await rowsOf(await drawer());
    await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth + 1);
  },
};
