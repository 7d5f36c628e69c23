import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { DataTable } from './DataTable.tsx';
import { behaviour } from '../testing/behaviour.ts';
import { fetchChips, fetchContent, fetchMenu, loadChips, loadMenu, offline } from './LazyParts.samples.tsx';
import type { TableQuery } from './model/query.ts';
import meta, { MenuLost } from './LazyParts.stories.tsx';

const test = behaviour(meta);

/** How long a part that could not be fetched is waited for, in ms. */
const RETRY = 10_000;

/** Times are as they are but for that wait, which a test cannot take: it is over at once. */
function shortenWait() {
  const { setTimeout: wait } = globalThis;
  return spyOn(globalThis, 'setTimeout').mockImplementation((...[handler, time, ...rest]) =>
    wait(handler, time === RETRY ? 0 : time, ...rest),
  );
}

const narrowed: Partial<TableQuery> = { columnFilters: [{ id: 'client', value: { kind: 'text', text: 'López' } }] };

async function opens(): Promise<void> {
  await expect(await screen.findByRole('menuitem', { name: /^Abrir/ })).toBeVisible();
}

/** What is said where a menu cannot be fetched. */
const lost = 'No se pudo abrir el menú. Revisa tu conexión y vuelve a intentarlo.';

const chip = { name: /^Quitar .*López/ };

test(
  'A part that could not be fetched comes when the browser is online again',
  { args: { defaultQuery: narrowed } },
  async ({ canvas, step }) => {
    await step('the table goes on without it', async () => {
      await waitFor(() => expect(fetchChips).toHaveBeenCalledTimes(1));
      await expect(canvas.getByRole('grid')).toBeVisible();
      await expect(canvas.queryByRole('button', chip)).toBeNull();
    });
    await step('online, but it fails again: it does not keep requesting', async () => {
      window.dispatchEvent(new Event('online'));
      await waitFor(() => expect(fetchChips).toHaveBeenCalledTimes(2));
      await expect(canvas.queryByRole('button', chip)).toBeNull();
    });
    await step('online', async () => {
      fetchChips.mockImplementation(loadChips);
      window.dispatchEvent(new Event('online'));
      await expect(await canvas.findByRole('button', chip)).toBeVisible();
      await expect(fetchChips).toHaveBeenCalledTimes(3);
    });
  },
);

test(
  'A part that could not be fetched comes by itself after ten seconds',
  {
    args: { defaultQuery: narrowed },
    beforeEach: () => {
      const wait = shortenWait();
      fetchChips.mockImplementationOnce(offline).mockImplementation(loadChips);
      return () => wait.mockRestore();
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', chip)).toBeVisible();
    await expect(fetchChips).toHaveBeenCalledTimes(2);
    await expect(globalThis.setTimeout).toHaveBeenCalledWith(expect.any(Function), RETRY);
  },
);

test(
  'A menu that could not be fetched is asked for again by the next press, and never opens by itself',
  {},
  async ({ canvas, userEvent, step }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Acciones de/ });
    const press = () => userEvent.click(first ?? document.body);
    // Preloading has failed once.
    await waitFor(() => expect(fetchMenu).toHaveBeenCalledTimes(1));
    await step('nothing opens, and the table says so', async () => {
      await press();
      await expect(await canvas.findByRole('alert')).toHaveTextContent(lost);
      await expect(fetchMenu).toHaveBeenCalledTimes(2);
      await expect(canvas.getByRole('alert').getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
      await expect(screen.queryByRole('menu')).toBeNull();
      await expect(first).not.toHaveAttribute('aria-expanded', 'true');
    });
    await step('the next press may follow at once', async () => {
      await press();
      await waitFor(() => expect(fetchMenu).toHaveBeenCalledTimes(3));
      await canvas.findByRole('alert');
    });
    await step('online again, without a press', async () => {
      fetchMenu.mockImplementation(loadMenu);
      window.dispatchEvent(new Event('online'));
      await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
      await expect(fetchMenu).toHaveBeenCalledTimes(3);
      await expect(screen.queryByRole('menu')).toBeNull();
    });
    await step('the next press', async () => {
      await press();
      await opens();
      await expect(fetchMenu).toHaveBeenCalledTimes(4);
    });
  },
);

test(
  'The menu of the rows is fetched once these are there, and opens without a network',
  {
    beforeEach: () => {
      fetchMenu.mockImplementation(loadMenu);
    },
  },
  async ({ canvas, userEvent }) => {
    await waitFor(() => expect(fetchMenu).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(fetchContent).toHaveBeenCalledTimes(1));
    await Promise.all([...fetchMenu.mock.results, ...fetchContent.mock.results].map(({ value }) => value));
    fetchMenu.mockImplementation(offline);
    fetchContent.mockImplementation(offline);
    const [first] = canvas.getAllByRole('button', { name: /^Acciones de/ });
    await userEvent.click(first ?? document.body);
    await opens();
    await expect(fetchMenu).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
);

test('What the menu shows cannot be fetched either: the table says so', MenuLost, async ({ canvas, userEvent }) => {
  const [first] = canvas.getAllByRole('button', { name: /^Acciones de/ });
  await userEvent.click(first ?? document.body);
  await expect(await canvas.findByRole('alert')).toHaveTextContent(lost);
  await expect(first).toHaveFocus();
});

test(
  'Nothing of a menu is fetched where rows have none, or are not there yet',
  {
    render: ({ rowActions, ...args }) => (
      <>
        <DataTable {...args} title="Sin acciones" />
        {rowActions && <DataTable {...args} title="Sin filas" rows={[]} loading rowActions={rowActions} />}
      </>
    ),
  },
  async () => {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
    await expect(fetchMenu).not.toHaveBeenCalled();
    await expect(fetchContent).not.toHaveBeenCalled();
  },
);
