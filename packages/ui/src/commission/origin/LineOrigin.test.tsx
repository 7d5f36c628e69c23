import { expect, screen, waitFor, within } from 'storybook/test';
import { newSale } from '../samples.ts';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, HoldsNot, Unstated, Uncounted } from './LineOrigin.stories.tsx';

const test = behaviour(meta);

const opened = async (): Promise<HTMLElement> => {
  const drawer = await screen.findByRole('dialog', { name: '¿De dónde sale?' });
  await waitFor(() => expect(drawer.getAnimations()).toHaveLength(0));
  return drawer;
};

test('CMA-09 FMT-04 the steps of a line that agrees to the cent', Default, async ({ args, step, userEvent }) => {
  const drawer = await opened();
  await expect(within(drawer).getByText('PF-204817')).toBeVisible();
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
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, { reason: 'escape' });
  });
});

test('CMA-09 a step that does not agree shows the difference', HoldsNot, async () => {
  const drawer = await opened();
  await expect(within(drawer).getByText('Hay cuentas que no cuadran')).toBeVisible();
  await expect(within(drawer).getByText('El renglón dice $1,468.99: $0.02 más')).toBeVisible();
  await expect(within(drawer).getAllByText('Coincide al centavo con el renglón')).toHaveLength(2);
});

test(
  'The line states less than its parts make',
  { args: { line: { ...newSale, toPay: 1268.9, pendingCommission: 634.55 } } },
  async () => {
    const drawer = await opened();
    await expect(within(drawer).getByText('El renglón dice $1,268.90: $0.07 menos')).toBeVisible();
  },
);

test('What a line omits is not compared', Unstated, async () => {
  const drawer = await opened();
  await expect(within(drawer).getByText('Sin contrato')).toBeVisible();
  await expect(within(drawer).getByText('El renglón no lo trae para compararlo')).toBeVisible();
  await expect(within(drawer).getByText('Las cuentas cuadran al centavo')).toBeVisible();
});

test('Amounts too large to count are not explained', Uncounted, async () => {
  const drawer = await opened();
  await expect(within(drawer).getByText(/demasiado grandes/)).toBeVisible();
  await expect(within(drawer).queryByText(/cuadra/)).not.toBeInTheDocument();
});

test('No line is explained: nothing is there', { args: { open: false, line: null } }, async () => {
  await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
