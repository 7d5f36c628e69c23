import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, Loading, Failed, Phone } from './QuotationDialog.stories.tsx';

const test = behaviour(meta);

const opened = async (name: string): Promise<HTMLElement> => {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog.getAnimations()).toHaveLength(0));
  return dialog;
};

/** The printed document, hidden on screen. */
const paper = () => document.querySelector<HTMLElement>('body > [data-theme="light"] > article');

test('UND-32 a quotation is read, printed under its number, and closed', Default, async ({ args, step, userEvent }) => {
  const dialog = await opened('Cotización COT-000214');
  await expect(within(dialog).getByRole('row', { name: 'Total $78,810.92' })).toBeVisible();
  await step('the paper holds the same document, unseen', async () => {
    await expect(paper()).toHaveTextContent('COT-000214');
    await expect(paper()).not.toBeVisible();
  });
  await step('printing names the file', async () => {
    const own = document.title;
    const titles: string[] = [];
    const print = spyOn(window, 'print').mockImplementation(() => {
      window.dispatchEvent(new Event('beforeprint'));
      titles.push(document.title);
      window.dispatchEvent(new Event('afterprint'));
    });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Imprimir' }));
    print.mockRestore();
    await expect(titles).toEqual(['Cotización COT-000214']);
    await expect(document.title).toBe(own);
  });
  await step('Escape closes it', async () => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, { reason: 'escape' });
  });
});

test('While loading nothing can be printed', Loading, async () => {
  const dialog = await opened('Cotización');
  await expect(within(dialog).getByRole('button', { name: 'Imprimir' })).toBeDisabled();
  await expect(paper()).toBeNull();
});

test('A failed load can be retried', Failed, async ({ args, userEvent }) => {
  const dialog = await opened('Cotización');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reintentar' }));
  await expect(args.onRetry).toHaveBeenCalledTimes(1);
});

test(
  'When the page cannot print, as inside another program, it says so',
  {
    beforeEach: () => {
      const real = window.print.bind(window);
      Object.defineProperty(window, 'print', { configurable: true, writable: true, value: undefined });
      return () => Object.defineProperty(window, 'print', { configurable: true, writable: true, value: real });
    },
  },
  async ({ userEvent }) => {
    const dialog = await opened('Cotización COT-000214');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Imprimir' }));
    await expect(within(dialog).getByText(/Este navegador no puede imprimir/)).toBeVisible();
  },
);

test('On a phone it slides up from the bottom, with visible buttons', Phone, async () => {
  const dialog = await opened('Cotización COT-000214');
  await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  await waitFor(() =>
    expect(within(dialog).getByRole('button', { name: 'Imprimir' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(
      window.innerHeight,
    ),
  );
});
