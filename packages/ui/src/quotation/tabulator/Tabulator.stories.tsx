import { tabulate } from '@sereno/domain/quotation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { german } from '../../foundation/samples.tsx';
import { options } from '../samples.ts';
import { Tabulator } from './Tabulator.tsx';

const plans = tabulate(options, { discountPercent: 0, downPaymentPercent: 10 });

const meta: Meta<typeof Tabulator> = {
  component: Tabulator,
  args: { plans, title: 'Tabulador 5-25', company: 'Funerales Sereno', today: '2026-11-20' },
  parameters: {
    docs: {
      description: {
        component:
          'What each plan comes to in 5 to 25 monthly payments. Printing prints only the table, on one page: upright for up to five ' +
          'plans. The first payment stands in a cell; the others are a cent less at most, so that all add up to the price.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** To read and print. */
export const Default: Story = {};

/** The prices that are quoted lead to a quotation. */
export const Links: Story = {
  args: {
    hrefOf: (plan, term) =>
      term.isQuoted ? `/quotation/add?Plan=${plan.product.code}&Payments=${term.payments}` : null,
    onNavigate: fn<(href: string) => void>(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^Cotizar Plan Familiar en 12 mensualidades/u }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/quotation/add?Plan=PF-FAM&Payments=12');
  },
};

/** Everything is paid at once. */
export const PaidAtOnce: Story = {
  args: { plans: tabulate(options, { discountPercent: 0, downPaymentPercent: 100 }) },
};

/** More plans with longer names than fit: the table scrolls, and keeps the number of payments in sight. */
export const ManyPlans: Story = {
  args: {
    plans: Array.from({ length: 9 }, (_, at) => at).flatMap((at) =>
      plans.slice(0, 1).map((plan) => ({
        ...plan,
        product: { ...plan.product, code: `PF-${at}`, name: at === 0 ? german : `Plan ${at}` },
      })),
    ),
  },
  globals: { viewport: { value: 'phone' } },
};
