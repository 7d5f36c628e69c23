import { expect, screen, within } from 'storybook/test';
import { german, long300 } from '../../foundation/samples.tsx';
import { sampleContracts } from '../samples.ts';
import { shownCells } from '../shownTable.ts';
import { PLAIN_LAYOUT } from '../model/layout.ts';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, FewRows, OnePage, VeryManyPages } from './Pagination.stories.tsx';

const test = behaviour(meta);
const rows = sampleContracts(237);

const steps = ['Primera página', 'Página anterior', 'Página siguiente', 'Última página'] as const;

/** Where the page stands, as it is shown: the table's news say the same a moment later. */
const shownPage = (text: string): HTMLElement => within(screen.getByRole('navigation')).getByText(text);

/** The buttons that do nothing, by their names. */
const idleSteps = (root: HTMLElement): (string | null)[] =>
  Array.from(root.querySelectorAll('nav [aria-disabled="true"]'), (button) => button.getAttribute('aria-label'));

test(
  'TBL-10 TBL-11 pages of 10, 20 and 100, with their exact number',
  Default,
  async ({ canvas, canvasElement, userEvent, step }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    await step('the last page holds what is left', async () => {
      await expect(shownPage('Página 1 de 24')).toBeVisible();
      await userEvent.click(button('Última página'));
      await expect(canvas.getByText('231–237 de 237')).toBeVisible();
      await expect(shownCells(canvasElement, 0)).toHaveLength(7);
    });
    await step('a button at its end does nothing and keeps the focus', async () => {
      await expect(button('Página siguiente')).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button('Página siguiente'));
      await expect(button('Página siguiente')).toHaveFocus();
      await expect(shownPage('Página 24 de 24')).toBeVisible();
    });
    await step('another size begins at the first page', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Filas por página' }), '100');
      await expect(shownPage('Página 1 de 3')).toBeVisible();
      await expect(shownCells(canvasElement, 0)).toHaveLength(100);
      const sizes = Array.from(canvas.getByRole('combobox').children, (option) => option.textContent);
      await expect(sizes).toEqual(['10', '20', '100']);
    });
  },
);

test(
  'TBL-10 TBL-11 by the keyboard alone',
  { args: { rows: rows.slice(0, 30) } },
  async ({ canvas, canvasElement, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Página siguiente' });
    next.focus();
    await userEvent.keyboard('{Enter} ');
    await expect(canvas.getByText('21–30 de 30')).toBeVisible();
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('21–30 de 30')).toBeVisible();
    await expect(idleSteps(canvasElement)).toEqual(['Página siguiente', 'Última página']);
  },
);

test(
  'TBL-11 pages that are all full are no more than they must be',
  { args: { rows: rows.slice(0, 20) } },
  async () => {
    await expect(shownPage('Página 1 de 2')).toBeVisible();
  },
);

test(
  'TBL-10 TBL-11 one page has no buttons, until a smaller size divides it',
  OnePage,
  async ({ canvas, userEvent }) => {
    const pages = within(canvas.getByRole('navigation'));
    await expect(pages.getByText('1–15 de 15')).toBeVisible();
    await expect(pages.queryByRole('button')).toBeNull();
    const size = pages.getByRole('combobox', { name: 'Filas por página' });
    await userEvent.selectOptions(size, '10');
    await expect(shownPage('Página 1 de 2')).toBeVisible();
    await expect(pages.getAllByRole('button')).toHaveLength(steps.length);
    await userEvent.selectOptions(size, '20');
    await expect(pages.queryByRole('button')).toBeNull();
    await expect(size).toHaveFocus();
  },
);

test('TBL-11 no more rows than the smallest page takes: nothing below them', FewRows, async ({ canvas }) => {
  await expect(canvas.getByText('10 filas')).toBeVisible();
  await expect(canvas.queryByRole('navigation')).toBeNull();
});

test('TBL-11 more than a million pages of a server', VeryManyPages, async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByText('Página 1 de 1,234,568')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Última página' }));
  await expect(args.onQueryChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ pagination: { pageIndex: 1_234_567, pageSize: 10 } }),
  );
  await expect(canvas.getByText('12,345,671–12,345,678 de 12,345,678')).toBeVisible();
});

test(
  'Its name holds the title, however long',
  { args: { title: `${german} ${long300}` } },
  async ({ args, canvas }) => {
    await expect(canvas.getByRole('navigation', { name: `Páginas de ${args.title}` })).toBeVisible();
  },
);

test(
  'In another language figures are grouped as there',
  { ...VeryManyPages, globals: { locale: 'de', formats: 'language' } },
  async ({ canvas }) => {
    await expect(await canvas.findByText('Seite 1 von 1.234.568')).toBeVisible();
  },
);

test(
  'Read from the right the first page is on the right, and its arrows point there',
  {
    decorators: [
      (Story) => (
        <div dir="rtl">
          <Story />
        </div>
      ),
    ],
  },
  async ({ canvas }) => {
    const [first, last] = [steps[0], steps[3]].map((name) => canvas.getByRole('button', { name }));
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(last?.getBoundingClientRect().right ?? Infinity);
    const icon = first?.querySelector('svg');
    await expect(icon && getComputedStyle(icon).scale).toBe('-1 1');
  },
);

test(
  'A host has page sizes of its own, and starts with the first',
  { args: { pageSizes: [25, 50] } },
  async ({ canvas, canvasElement }) => {
    const sizes = canvas.getByRole('combobox', { name: 'Filas por página' });
    await expect(Array.from(sizes.children, (option) => option.textContent)).toEqual(['25', '50']);
    await expect(shownCells(canvasElement, 0)).toHaveLength(25);
  },
);

test(
  'A view of another page size than the table has shows a page that it has',
  { args: { defaultView: { globalFilter: '', sorting: [], columnFilters: [], pageSize: 37, layout: PLAIN_LAYOUT } } },
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('combobox', { name: 'Filas por página' })).toHaveValue('10');
    await expect(shownCells(canvasElement, 0)).toHaveLength(10);
  },
);
