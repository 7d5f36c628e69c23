import { expect, fireEvent } from 'storybook/test';
import { LeadsToRegister } from './LeadsToRegister.tsx';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, Loading, Empty, Failed } from './LeadsToRegister.stories.tsx';

const test = behaviour(meta);

const stay = (event: MouseEvent): void => event.preventDefault();

test('CAR-07 each links to its form', Default, async ({ args, canvas, userEvent }) => {
  const link = canvas.getByRole('link', { name: 'Registrar: Arturo Salgado Peña' });
  await expect(link).toHaveAttribute('href', '/prospect/add?data=11');
  await expect(canvas.getByRole('link', { name: 'Registrar: Sin nombre' })).toBeVisible();
  await userEvent.click(link);
  await expect(args.onNavigate).toHaveBeenCalledTimes(1);
  await expect(args.onNavigate).toHaveBeenCalledWith('/prospect/add?data=11');
  window.addEventListener('click', stay, { once: true });
  await fireEvent.click(link, { ctrlKey: true });
  await expect(args.onNavigate).toHaveBeenCalledTimes(1);
});

test('While loading there is nothing to press', Loading, async ({ canvas }) => {
  await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
});

test('Once all are registered it says so', Empty, async ({ canvas }) => {
  await expect(canvas.getByText('Nada por registrar')).toBeVisible();
});

test('A failure only says that there are no data', Failed, async ({ canvas }) => {
  await expect(canvas.getByText('Sin datos')).toBeVisible();
});

test(
  'Room is reserved: nothing below moves as leads come and go',
  {
    args: { reservedRows: 3 },
    render: (args) => (
      <div style={{ display: 'grid', gap: 12 }}>
        <LeadsToRegister {...args} loading />
        <LeadsToRegister {...args} leads={[]} />
        <LeadsToRegister {...args} />
      </div>
    ),
  },
  async ({ canvasElement }) => {
    const heights = Array.from(canvasElement.querySelectorAll('[data-reserved]'), ({ clientHeight }) => clientHeight);
    await expect(heights).toHaveLength(3);
    await expect(new Set(heights).size).toBe(1);
  },
);
