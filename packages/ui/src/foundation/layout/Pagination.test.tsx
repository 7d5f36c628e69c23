import { useState } from 'react';
import { expect } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import { Pagination, type PaginationProps } from './Pagination.tsx';
import meta, { Default, LastPage, Uncounted, VeryMany } from './Pagination.stories.tsx';

const test = behaviour(meta);

test(
  'Pages are turned by mouse and keyboard, and told to the host',
  Default,
  async ({ args, canvas, userEvent, step }) => {
    const press = async (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await expect(canvas.getByRole('navigation', { name: 'Páginas de planes' })).toHaveTextContent('Página 1 de 24');
    await press('Última página');
    await expect(args.onChange).toHaveBeenLastCalledWith(24);
    await press('Página anterior');
    await expect(args.onChange).toHaveBeenLastCalledWith(23);
    await press('Primera página');
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await step('by the keyboard', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('{Enter} ');
      await expect(canvas.getByText('Página 3 de 24')).toBeVisible();
    });
  },
);

test('A button at its end does nothing and keeps the focus', LastPage, async ({ args, canvas, userEvent }) => {
  const next = canvas.getByRole('button', { name: 'Página siguiente' });
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(next);
  await expect(next).toHaveFocus();
  await expect(args.onChange).not.toHaveBeenCalled();
});

test('Without a last page there is always a next one', Uncounted, async ({ args, canvas, userEvent }) => {
  await expect(canvas.queryByText(/^Página/u)).toBeNull();
  await expect(canvas.getByRole('button', { name: 'Última página' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(canvas.getByRole('button', { name: 'Página siguiente' }));
  await expect(args.onChange).toHaveBeenLastCalledWith(4);
});

for (const count of [1, 0, -1, NaN]) {
  test(`${count} pages have nothing to turn`, { args: { count } }, async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  });
}

for (const [value, shown] of [
  [NaN, 1],
  [-3, 1],
  [2.5, 2],
] as const) {
  test(`The nearest to page ${value} is page ${shown}`, { args: { value } }, async ({ canvas }) => {
    await expect(canvas.getByText(`Página ${shown} de 24`)).toBeVisible();
  });
}

test('A page that there is not is the nearest', { args: { value: 99 } }, async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByText('Página 24 de 24')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Página anterior' }));
  await expect(args.onChange).toHaveBeenLastCalledWith(23);
});

function Host(props: PaginationProps) {
  const [page, setPage] = useState(1);
  return <Pagination {...props} value={page} onChange={(next) => next !== 3 && setPage(next)} />;
}

test('The host may refuse a page', { render: (args) => <Host {...args} /> }, async ({ canvas, userEvent }) => {
  const next = canvas.getByRole('button', { name: 'Página siguiente' });
  await userEvent.click(next);
  await userEvent.click(next);
  await expect(canvas.getByText('Página 2 de 24')).toBeVisible();
});

test(
  'In another language figures are grouped as there',
  { ...VeryMany, globals: { locale: 'de', formats: 'language' } },
  async ({ canvas }) => {
    await expect(await canvas.findByText('Seite 1 von 1.234.568')).toBeVisible();
  },
);
