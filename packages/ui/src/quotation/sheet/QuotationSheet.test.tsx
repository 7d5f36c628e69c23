import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, Cash } from './QuotationSheet.stories.tsx';

const test = behaviour(meta);

type Canvas = StoryContext['canvas'];

/** The amount of a line. */
const amountOf = (canvas: Canvas, name: string) => canvas.getByRole('row', { name: new RegExp(`^${name} `) });

test('UND-32 a quotation of 36 payments, to the cent', Default, async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: 'COT-000214' })).toBeVisible();
  await expect(canvas.getByText('19/12/2026')).toBeVisible();
  await expect(amountOf(canvas, 'Precio')).toHaveTextContent('$85,201.00');
  await expect(canvas.getByRole('row', { name: 'Descuento (7.5\u00A0%) -$6,390.08' })).toBeVisible();
  await expect(amountOf(canvas, 'Total')).toHaveTextContent('$78,810.92');
  await expect(amountOf(canvas, 'Sin IVA')).toHaveTextContent('$67,940.45');
  const first = within(canvas.getByRole('table', { name: 'Mensualidades 1 a 12' }));
  await expect(first.getAllByRole('row')).toHaveLength(13);
  await expect(first.getByRole('row', { name: '3 $1,966.97' })).toBeVisible();
  await expect(first.getByRole('row', { name: '4 $1,966.96' })).toBeVisible();
  const last = within(canvas.getByRole('table', { name: 'Mensualidades 25 a 36' }));
  await expect(last.getByRole('row', { name: '36 $1,966.96' })).toBeVisible();
  await expect(canvas.getByText('Precios en pesos mexicanos, IVA incluido')).toBeVisible();
  await expect(canvas.getByText('Firma del prospecto')).toBeVisible();
  await expect(canvas.getByText('Firma del asesor')).toHaveTextContent('Firma del asesorJorge Camacho');
});

test('UND-32 cash has neither discount nor instalments', Cash, async ({ canvas }) => {
  await expect(canvas.getByText('Un solo pago de $18,490.00')).toBeVisible();
  await expect(canvas.queryByText(/Descuento|Enganche|Mensualidades|^Asesor$/)).not.toBeInTheDocument();
  await expect(canvas.getByText('PF-204817')).toBeVisible();
});
