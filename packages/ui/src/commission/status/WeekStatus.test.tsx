import { expect } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import { onAccept } from './WeekStatus.samples.tsx';
import meta, {
  Default,
  Watched,
  Accepted,
  ChangedSince,
  InReconciliation,
  Running,
  BadInput,
} from './WeekStatus.stories.tsx';

const test = behaviour(meta);

test('CMA-10 CMA-11a a pending week shows its actions', Default, async ({ canvas, userEvent }) => {
  onAccept.mockClear();
  await expect(canvas.getByText('Pendiente')).toBeVisible();
  await expect(canvas.getByRole('status')).toHaveTextContent('A pagar $5,553.02');
  await expect(canvas.getByRole('status')).toHaveTextContent('Al aceptar firmas exactamente lo que ves aquí.');
  await userEvent.click(canvas.getByRole('button', { name: 'Aceptar' }));
  await expect(onAccept).toHaveBeenCalledTimes(1);
});

test('CMA-15 other roles only see the status', Watched, async ({ canvas }) => {
  await expect(canvas.getByText('Pendiente')).toBeVisible();
  await expect(canvas.getByRole('status')).toHaveTextContent('El asesor todavía no la acepta');
  await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
});

// The viewer could decide, but something in it must not be signed.
test(
  'CMA-12 CMA-21 tells advisers what they are paid, and why they cannot decide about their own week',
  { args: { children: false, own: true } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Te pagan \$5,553\.02 · \d+ renglones/u);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Esta semana espera tu decisión, pero no se puede firmar',
    );
    await expect(canvas.queryByText(/El asesor/u)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
);

test('CMA-11b CMA-13 an accepted week shows its signature and no actions', Accepted, async ({ canvas }) => {
  await expect(canvas.getByText('Aceptada')).toBeVisible();
  await expect(canvas.getByText('A pagar $5,553.02')).toBeVisible();
  await expect(canvas.getByText('Firmada el 19/11/2026 a las 20:40')).toBeVisible();
  await expect(canvas.getByRole('img', { name: 'Firma' })).toBeVisible();
  await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  await expect(canvas.queryByText(/ya no son los que se firmaron/)).not.toBeInTheDocument();
});

test('A plain notice says that the lines differ from those that were signed', ChangedSince, async ({ canvas }) => {
  await expect(canvas.getByText(/ya no son los que se firmaron/)).toBeVisible();
});

test(
  'CMA-11c CMA-14 a disputed week shows the reasons and no actions',
  InReconciliation,
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('En conciliación')).toBeVisible();
    await expect(canvas.getByText('A pagar $5,553.02')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByText('2 renglones en disputa'));
    await expect(canvas.getByText('PF-204817 · NUEVA VENTA')).toBeVisible();
    await expect(canvas.getByText('Sin contrato · BONO')).toBeVisible();
    await expect(canvas.getByText('Falta el bono de octubre.')).toBeVisible();
  },
);

test('CMA-22 the running week is marked, and cannot be decided', Running, async ({ canvas }) => {
  await expect(canvas.getByText('En curso')).toBeVisible();
  await expect(canvas.getByText('A pagar $5,553.02')).toBeVisible();
  await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
});

test('CMA-22 without a status there is neither banner nor action', { args: { status: null } }, async ({ canvas }) => {
  await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
});

// A week without lines has no amount.
test('CMA-10 without lines there is no amount beside the status', { args: { lines: [] } }, async ({ canvas }) => {
  await expect(canvas.getByText('Pendiente')).toBeVisible();
  await expect(canvas.queryByText(/A pagar/)).not.toBeInTheDocument();
});

test('Invalid values are left out', BadInput, async ({ canvas }) => {
  await expect(canvas.queryByText(/Decidida el/)).not.toBeInTheDocument();
  await expect(canvas.queryByText(/A pagar/)).not.toBeInTheDocument();
});

test(
  'On a phone actions are below the text, and the amount beside the status',
  { globals: { viewport: { value: 'phone' } } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Aceptar' })).toBeVisible();
    const [word, amount] = ['Pendiente', 'A pagar $5,553.02'].map((text) =>
      canvas.getByText(text).getBoundingClientRect(),
    );
    await expect(amount?.left).toBeGreaterThan(word?.right ?? Infinity);
    await expect(amount?.top).toBeLessThan(word?.bottom ?? 0);
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
);
