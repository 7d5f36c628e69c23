import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { deferred } from '../state/deferred.ts';
import { DataTable } from './DataTable.tsx';
import { laterCode } from './laterCode.ts';
import { contractTable, type SampleContract, sampleContracts } from './samples.ts';
import type { DataTableProps } from './tableProps.ts';

const rows = sampleContracts(237);

const meta = {
  title: 'data-table/DataTable/What is said',
  component: DataTable<SampleContract>,
  args: {
    ...contractTable,
    rows,
    search: true,
    onSelectedChange: fn<(ids: readonly string[]) => void>(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Assistive technology is told what a change has led to, once it has been quiet for a moment: the order, how many rows are left, ' +
          'the page, how many are selected. Nothing is said of the first rows.',
      },
    },
  },
} satisfies Meta<DataTableProps<SampleContract>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything that is said from now on, in its order. */
function listen(status: HTMLElement): string[] {
  const said: string[] = [];
  new MutationObserver(() => {
    const words = status.textContent;
    if (words !== '') said.push(words);
  }).observe(status, { childList: true, characterData: true, subtree: true });
  return said;
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export const Said: Story = {
  name: 'TBL-11 TBL-21 order, count, page and selection, each once',
  play: async ({ canvas, userEvent, step }) => {
    const status = canvas.getByRole('status');
    const said = listen(status);
    const says = async (...words: string[]) => {
      await waitFor(() => expect(status).toHaveTextContent(words.at(-1) ?? ''), { timeout: 2000 });
      await rest(150);
      await expect(said.splice(0)).toEqual(words);
    };
    await step('nothing of the first rows', async () => {
      await rest(600);
      await expect(status).toBeEmptyDOMElement();
    });
    await step('the order', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Fecha' }));
      await says('Ordenado por Fecha, de menor a mayor');
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Fecha' }));
      await says('Sin orden');
    });
    await step('the page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Página siguiente' }));
      await says('Página 2 de 24');
    });
    await step('how many rows are left, after the last letter', async () => {
      const { length } = rows.filter(({ client }) => client.includes('Zamora'));
      await userEvent.type(canvas.getByRole('searchbox'), 'zamora');
      await says(`${length} filas`);
      await userEvent.type(canvas.getByRole('searchbox'), ' ');
      await says(`${length} filas`);
      await userEvent.type(canvas.getByRole('searchbox'), 'nadie');
      await says('No hay coincidencias');
      await userEvent.clear(canvas.getByRole('searchbox'));
      await says('237 filas');
    });
    await step('how many are selected', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: `Elegir ${rows[0]?.contract}` }));
      await userEvent.click(canvas.getByRole('checkbox', { name: `Elegir ${rows[1]?.contract}` }));
      await says('2 elegidas');
      await userEvent.click(canvas.getByRole('button', { name: 'Quitar la selección' }));
      await says('0 elegidas');
    });
  },
};

export const OnTheirWay: Story = {
  name: 'That rows are on their way',
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando filas…');
  },
};

const original = laterCode.news;
const fetching = fn<typeof original.load>();

export const Offline: Story = {
  name: 'Where the words cannot be fetched nothing is said, and the next change is',
  beforeEach: () => {
    fetching.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
    laterCode.news = deferred(fetching);
    return () => {
      laterCode.news = original;
    };
  },
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(fetching).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Página siguiente' }));
    await rest(600);
    // Ahead, and again when the words are due.
    await expect(fetching).toHaveBeenCalledTimes(2);
    await expect(status).toBeEmptyDOMElement();
    fetching.mockImplementation(() => original.load());
    await userEvent.click(canvas.getByRole('button', { name: 'Página siguiente' }));
    await waitFor(() => expect(status).toHaveTextContent('Página 3 de 24'), { timeout: 2000 });
  },
};

export const English: Story = {
  name: 'In another language',
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Page 2 of 24'), { timeout: 2000 });
  },
};
