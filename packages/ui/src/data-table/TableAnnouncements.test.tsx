import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { behaviour } from '../testing/behaviour.ts';
import { replacePart } from '../testing/replacePart.ts';
import { DataTable } from './DataTable.tsx';
import { contractTable, type SampleContract, sampleContracts } from './samples.ts';
import { tableAnnouncements } from './TableAnnouncements.tsx';
import type { DataTableProps } from './state/tableProps.ts';

/*
 * Assistive technology is told what a change has led to, once it has been quiet for a moment: the order, how many rows are left,
 * the page, how many are selected. Nothing is said of the first rows.
 */

const rows = sampleContracts(237);
const { load } = tableAnnouncements;
const fetching = fn<typeof load>();

/** How long it has to be quiet, in ms. */
const QUIET = 400;

/** What waits for it to be quiet. */
const waiting = new Map<unknown, () => void>();

/** Times are as they are but for that wait, which lasts until the test says that it is quiet. */
function holdQuiet(): () => void {
  const { setTimeout: wait, clearTimeout: stop } = globalThis;
  waiting.clear();
  const begun = spyOn(globalThis, 'setTimeout').mockImplementation((...[handler, time, ...rest]) => {
    if (time !== QUIET || typeof handler !== 'function') return wait(handler, time, ...rest);
    const timer = wait(() => undefined, QUIET);
    waiting.set(timer, () => handler(...rest));
    return timer;
  });
  const stopped = spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    waiting.delete(timer);
    stop(timer);
  });
  return () => {
    begun.mockRestore();
    stopped.mockRestore();
  };
}

/** It is quiet: what was said before has gone, and what waits for it is done. */
async function beQuiet(): Promise<void> {
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
  const due = [...waiting.values()];
  waiting.clear();
  for (const act of due) act();
}

const meta: Meta<DataTableProps<SampleContract>> = {
  component: DataTable<SampleContract>,
  args: {
    ...contractTable,
    rows,
    search: true,
    onSelectedChange: fn<(ids: readonly string[]) => void>(),
  },
  beforeEach: () => {
    const release = holdQuiet();
    fetching.mockReset().mockImplementation(load);
    const restore = replacePart(tableAnnouncements, fetching);
    return () => {
      restore();
      release();
    };
  },
};

const test = behaviour(meta);

/** Everything that is said from now on, in its order. */
function listen(status: HTMLElement): string[] {
  const said: string[] = [];
  new MutationObserver(() => {
    const words = status.textContent;
    if (words !== '') said.push(words);
  }).observe(status, { childList: true, characterData: true, subtree: true });
  return said;
}

test('TBL-11 TBL-21 order, count, page and selection, each once', {}, async ({ canvas, userEvent, step }) => {
  const status = canvas.getByRole('status');
  const said = listen(status);
  const says = async (words: string) => {
    await expect(said).toEqual([]);
    await expect(waiting.size).toBe(1);
    await beQuiet();
    await waitFor(() => expect(said).toEqual([words]));
    said.length = 0;
  };
  await step('nothing of the first rows', async () => {
    await expect(fetching).not.toHaveBeenCalled();
    await expect(waiting.size).toBe(0);
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
    await userEvent.click(await canvas.findByRole('button', { name: 'Quitar la selección' }));
    await says('0 elegidas');
  });
  await expect(fetching).toHaveBeenCalledTimes(1);
});

test('That rows are on their way is said', { args: { loading: true } }, async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Cargando filas…');
});

test(
  'Where the words cannot be fetched nothing is said, and the next change is',
  {
    beforeEach: () => void fetching.mockRejectedValue(new TypeError('Failed to fetch')),
  },
  async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    const press = () => userEvent.click(canvas.getByRole('button', { name: 'Página siguiente' }));
    await press();
    // Ahead, and again when the words are due.
    await waitFor(() => expect(fetching).toHaveBeenCalledTimes(1));
    await Promise.allSettled(fetching.mock.results.map(({ value }) => value));
    await beQuiet();
    await expect(fetching).toHaveBeenCalledTimes(2);
    await Promise.allSettled(fetching.mock.results.map(({ value }) => value));
    await expect(status).toBeEmptyDOMElement();
    fetching.mockImplementation(load);
    await press();
    await beQuiet();
    await waitFor(() => expect(status).toHaveTextContent('Página 3 de 24'));
  },
);

test('In another language it is said in its words', { globals: { locale: 'en' } }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Next page' }));
  await beQuiet();
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Page 2 of 24'));
});
