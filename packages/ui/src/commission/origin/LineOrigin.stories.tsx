import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { german, long300 } from '../../foundation/samples.tsx';
import { bonus, line, newSale, oddSale } from '../samples.ts';
import { LineOrigin } from './LineOrigin.tsx';

const meta = {
  component: LineOrigin,
  args: { line: newSale, onClose: fn<() => void>() },
  parameters: {
    docs: {
      description: {
        component:
          'How the amounts of a line come from each other, and whether they agree to the cent. It names no rate: no answer carries one.',
      },
      story: { inline: false, height: '640px' },
    },
  },
} satisfies Meta<typeof LineOrigin>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (): Promise<HTMLElement> => {
  const drawer = await screen.findByRole('dialog', { name: '¿De dónde sale?' });
  await waitFor(() => expect(drawer.getAnimations()).toHaveLength(0));
  return drawer;
};

/** A line whose accounts hold. */
export const Default: Story = {
  name: 'CMA-09 FMT-04 the steps of a line, which hold to the cent',
  play: async ({ args, step, userEvent }) => {
    const drawer = await opened();
    await expect(within(drawer).getByText('Las cuentas cuadran al centavo')).toBeVisible();
    const steps = within(drawer)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    await expect(steps).toEqual([
      'Cobro con IVA$18,400.00Entre 1.16 (16% de IVA)Cobro sin IVA$15,862.07Coincide al centavo con el renglón',
      'Comisión por venta nueva$1,268.97Comisión por mensualidad$0.00Bono mensual$0.00A pagar esta semana$1,268.97Coincide al centavo con el renglón',
      'Comisión total$1,903.45A pagar esta semana-$1,268.97Por pagar después$634.48Coincide al centavo con el renglón',
    ]);
    await step('no rate is invented', async () => {
      await expect(drawer.textContent.replaceAll('16% de IVA', '')).not.toMatch(/\d\s?%/);
    });
    await step('it closes', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledTimes(1);
    });
  },
};

/** The ERP has two cents more to pay later than its own figures leave. */
export const HoldsNot: Story = {
  name: 'CMA-09 a step that does not hold says by how much',
  args: { line: oddSale },
  play: async () => {
    const drawer = await opened();
    await expect(within(drawer).getByText('Hay cuentas que no cuadran')).toBeVisible();
    await expect(within(drawer).getByText('El renglón dice $1,468.99: $0.02 más')).toBeVisible();
    await expect(within(drawer).getAllByText('Coincide al centavo con el renglón')).toHaveLength(2);
  },
};

/** The line says less than its parts make. */
export const SaysLess: Story = {
  args: { line: { ...newSale, toPay: 1268.9, pendingCommission: 634.55 } },
  play: async () => {
    const drawer = await opened();
    await expect(within(drawer).getByText('El renglón dice $1,268.90: $0.07 menos')).toBeVisible();
  },
};

/** A bonus belongs to no contract, and the answer does not say what remains of it. */
export const Unstated: Story = {
  name: 'What a line does not say is not compared',
  args: { line: bonus },
  play: async () => {
    const drawer = await opened();
    await expect(within(drawer).getByText('Sin contrato')).toBeVisible();
    await expect(within(drawer).getByText('El renglón no lo trae para compararlo')).toBeVisible();
    await expect(within(drawer).getByText('Las cuentas cuadran al centavo')).toBeVisible();
  },
};

/** Amounts beyond counting are not explained wrongly. */
export const Uncounted: Story = {
  args: { line: line({ totalCommission: 1e17 }) },
  play: async () => {
    const drawer = await opened();
    await expect(within(drawer).getByText(/demasiado grandes/)).toBeVisible();
    await expect(within(drawer).queryByText(/cuadra/)).not.toBeInTheDocument();
  },
};

/** No line is explained: nothing is there. */
export const Closed: Story = {
  args: { line: null },
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** Texts of any length. */
export const LongTexts: Story = { args: { line: { ...newSale, contract: german, clientName: long300, type: german } } };

/** On a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(within(await opened()).getByText('PF-204817')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

/** In the dark theme. */
export const Dark: Story = { tags: ['!autodocs'], args: { line: oddSale }, globals: { theme: 'dark' } };
