import { expect, within } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Quotations, Contracts, Loading, Empty } from './ProspectSales.stories.tsx';

const test = behaviour(meta);

test('UND-11 its quotations and their validity', Quotations, async ({ args, canvas, userEvent }) => {
  const list = canvas.getByRole('list', { name: 'Cotizaciones' });
  const rows = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  await expect(rows).toEqual([
    'COT-000501Vigente$34,500.00Plan Familiar · 24 mensualidades · 02/11/2026',
    'COT-000502Vencida$34,500.00Plan Familiar · 1 mensualidad · 01/10/2026',
    'COT-000503Contratada$34,500.00Plan Familiar · Contado · 02/11/2026',
    'COT-000504Vigente$34,500.0024 mensualidades · Sin fecha',
  ]);
  const link = canvas.getByRole('link', { name: 'COT-000501' });
  await expect(link).toHaveAttribute('href', '/quotation?Id=501');
  await userEvent.click(link);
  await expect(args.onNavigate).toHaveBeenCalledWith('/quotation?Id=501');
});

test('UND-11 its contracts and the total of those in force', Contracts, async ({ canvas }) => {
  const rows = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
  await expect(rows).toEqual([
    'PF-204817$34,500.50PF · Vendido el 14/03/2026',
    'SG-101010Cancelado$12,000.00SG · Vendido el 08/01/2025',
    'BF-000003$1,000.25Sin fecha de venta',
  ]);
  await expect(canvas.getByText('$35,500.75')).toBeVisible();
});

test('Loading is announced by both', Loading, async ({ canvas }) => {
  await expect(canvas.getAllByText('Cargando…')).toHaveLength(2);
});

test('Empty, both say so, without a total', Empty, async ({ canvas }) => {
  await expect(canvas.getByText('Sin cotizaciones')).toBeVisible();
  await expect(canvas.getByText('Sin contratos')).toBeVisible();
  await expect(canvas.queryByText('Total vigente')).not.toBeInTheDocument();
});
