import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { long300 } from '../../foundation/samples.tsx';
import { saved } from '../samples.ts';
import { QuotationDialog } from './QuotationDialog.tsx';

const meta = {
  component: QuotationDialog,
  args: { open: true, onClose: fn(), quotation: saved, company: 'Funerales Sereno' },
  parameters: {
    docs: {
      description: {
        component:
          'A saved quotation above the page, to read and to print. While it is open the browser prints the document alone, in black, ' +
          'on whatever paper is in the printer.',
      },
      story: { inline: false, height: '640px' },
    },
  },
} satisfies Meta<typeof QuotationDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (name: string): Promise<HTMLElement> => {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog.getAnimations()).toHaveLength(0));
  return dialog;
};
/** The document that is printed, which nobody sees. */
const paper = () => document.querySelector<HTMLElement>('body > [data-theme="light"] > article');

/** Read, printed under its own name, and closed. */
export const Default: Story = {
  name: 'UND-32 a quotation is read, printed under its number, and closed',
  play: async ({ args, step, userEvent }) => {
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
      await expect(args.onClose).toHaveBeenCalledTimes(1);
    });
  },
};

/** It is on its way: nothing can be printed yet. */
export const Loading: Story = {
  args: { quotation: undefined },
  play: async () => {
    const dialog = await opened('Cotización');
    await expect(within(dialog).getByRole('button', { name: 'Imprimir' })).toBeDisabled();
    await expect(paper()).toBeNull();
  },
};

/** It could not be fetched. */
export const Failed: Story = {
  args: { quotation: null, onRetry: fn() },
  play: async ({ args, userEvent }) => {
    const dialog = await opened('Cotización');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** Where the page cannot print, as within another program, it says so. */
export const CannotPrint: Story = {
  tags: ['!autodocs'],
  beforeEach: () => {
    const real = window.print.bind(window);
    Object.defineProperty(window, 'print', { configurable: true, writable: true, value: undefined });
    return () => Object.defineProperty(window, 'print', { configurable: true, writable: true, value: real });
  },
  play: async ({ userEvent }) => {
    const dialog = await opened('Cotización COT-000214');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Imprimir' }));
    await expect(within(dialog).getByText(/Este navegador no puede imprimir/)).toBeVisible();
  },
};

/** Names that are far longer than planned. */
export const LongText: Story = {
  tags: ['!autodocs'],
  args: { company: long300, quotation: { ...saved, prospectName: long300, productName: long300 } },
};

/** On a phone it comes from the lower edge, with its buttons in sight. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await opened('Cotización COT-000214');
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
    await waitFor(() =>
      expect(
        within(dialog).getByRole('button', { name: 'Imprimir' }).getBoundingClientRect().bottom,
      ).toBeLessThanOrEqual(window.innerHeight),
    );
  },
};

/** In the dark theme. */
export const Dark: Story = { tags: ['!autodocs'], globals: { theme: 'dark' } };
