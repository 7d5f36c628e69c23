import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { menuCode } from '../foundation/popup/menuCode.ts';
import { deferred } from '../state/deferred.ts';
import { DataTable } from './DataTable.tsx';
import { laterCode } from './laterCode.ts';
import { contractTable, type SampleContract, sampleContracts } from './samples.ts';
import type { DataTableProps } from './tableProps.ts';

const { chips, menu } = laterCode;
const fetchChips = fn<typeof chips.load>();
const fetchMenu = fn<typeof menu.load>();
const { content } = menuCode;
const fetchContent = fn<typeof content.load>();
const offline = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

/** How long a part that could not be fetched is waited for, in ms. */
const RETRY = 10_000;

/** Times are as they are but for that wait, which a story cannot take: it is over at once. */
function shortenWait() {
  const { setTimeout: wait } = globalThis;
  return spyOn(globalThis, 'setTimeout').mockImplementation((...[handler, time, ...rest]) =>
    wait(handler, time === RETRY ? 0 : time, ...rest),
  );
}

const meta = {
  title: 'data-table/DataTable/Fetched later',
  component: DataTable<SampleContract>,
  args: {
    ...contractTable,
    columns: contractTable.columns.slice(0, 5),
    rows: sampleContracts(60),
    filter: true,
    rowActions: (row) => [{ type: 'action', id: 'open', label: `Abrir ${row.contract}`, onSelect: fn<() => void>() }],
  },
  beforeEach: () => {
    fetchChips.mockReset().mockImplementation(offline);
    fetchMenu.mockReset().mockImplementation(offline);
    laterCode.chips = deferred(fetchChips);
    laterCode.menu = deferred(fetchMenu);
    fetchContent.mockReset().mockImplementation(() => content.load());
    menuCode.content = deferred(fetchContent);
    return () => {
      laterCode.chips = chips;
      laterCode.menu = menu;
      menuCode.content = content;
    };
  },
  parameters: {
    docs: {
      description: {
        component:
          'What many tables never show is fetched when it is first needed. Where that fails the table goes on without it and ' +
          'fetches it again: when the browser is online again, after ten seconds, or, for what is pressed, with the next press.',
      },
    },
  },
} satisfies Meta<DataTableProps<SampleContract>>;

export default meta;
type Story = StoryObj<typeof meta>;

const narrowed = { filters: { client: { kind: 'text', text: 'López' } } } as const;

/** It opens, and is closed again: larger text moves it away from its button for a frame, and the story is judged in that one. */
async function opensAndCloses(user: Parameters<NonNullable<Story['play']>>[0]['userEvent']): Promise<void> {
  await expect(await screen.findByRole('menuitem', { name: /^Abrir/ })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
}

/** What is said where a menu cannot be fetched. */
const lost = 'No se pudo abrir el menú. Revisa tu conexión y vuelve a intentarlo.';

const chip = { name: /^Quitar .*López/ };

export const Online: Story = {
  name: 'A part that could not be fetched comes when the browser is online again',
  args: { defaultQuery: narrowed },
  play: async ({ canvas, step }) => {
    await step('the table goes on without it, and does not ask over and over', async () => {
      await waitFor(() => expect(fetchChips).toHaveBeenCalledTimes(1));
      await new Promise((resolve) => setTimeout(resolve, 100));
      await expect(fetchChips).toHaveBeenCalledTimes(1);
      await expect(canvas.getByRole('grid')).toBeVisible();
      await expect(canvas.queryByRole('button', chip)).toBeNull();
    });
    await step('online, but in vain', async () => {
      window.dispatchEvent(new Event('online'));
      await waitFor(() => expect(fetchChips).toHaveBeenCalledTimes(2));
      await expect(canvas.queryByRole('button', chip)).toBeNull();
    });
    await step('online', async () => {
      fetchChips.mockImplementation(() => chips.load());
      window.dispatchEvent(new Event('online'));
      await expect(await canvas.findByRole('button', chip)).toBeVisible();
      await expect(fetchChips).toHaveBeenCalledTimes(3);
    });
  },
};

export const Waiting: Story = {
  name: 'A part that could not be fetched comes by itself after ten seconds',
  args: { defaultQuery: narrowed },
  beforeEach: () => {
    const wait = shortenWait();
    fetchChips.mockImplementationOnce(offline).mockImplementation(() => chips.load());
    return () => wait.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', chip)).toBeVisible();
    await expect(fetchChips).toHaveBeenCalledTimes(2);
    await expect(globalThis.setTimeout).toHaveBeenCalledWith(expect.any(Function), RETRY);
  },
};

export const Pressed: Story = {
  name: 'A menu that could not be fetched is asked for again by the next press, and never opens by itself',
  play: async ({ canvas, userEvent, step }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Acciones de/ });
    const press = () => userEvent.click(first ?? document.body);
    await step('nothing opens, and the table says so', async () => {
      await press();
      await expect(await canvas.findByRole('alert')).toHaveTextContent(lost);
      await expect(canvas.getByRole('alert').getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
      await expect(screen.queryByRole('menu')).toBeNull();
      await expect(first).not.toHaveAttribute('aria-expanded', 'true');
    });
    await step('online again, nobody has pressed anything', async () => {
      fetchMenu.mockImplementation(() => menu.load());
      window.dispatchEvent(new Event('online'));
      await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
      await new Promise((resolve) => setTimeout(resolve, 100));
      await expect(screen.queryByRole('menu')).toBeNull();
    });
    await step('the next press', async () => {
      await press();
      await opensAndCloses(userEvent);
    });
  },
};

export const PressedAtOnce: Story = {
  name: 'The next press may follow at once',
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Acciones de/ });
    const press = () => userEvent.click(first ?? document.body);
    // Once it has been fetched ahead, in vain.
    await waitFor(() => expect(fetchMenu).toHaveBeenCalledTimes(1));
    await press();
    await waitFor(() => expect(fetchMenu).toHaveBeenCalledTimes(2));
    await canvas.findByRole('alert');
    await press();
    await waitFor(() => expect(fetchMenu).toHaveBeenCalledTimes(3));
    await canvas.findByRole('alert');
    fetchMenu.mockImplementation(() => menu.load());
    await press();
    await opensAndCloses(userEvent);
  },
};

export const MenuAhead: Story = {
  name: 'The menu of the rows is fetched once these are there, and opens without a network',
  beforeEach: () => {
    fetchMenu.mockImplementation(() => menu.load());
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(fetchMenu).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(fetchContent).toHaveBeenCalledTimes(1));
    await Promise.all([...fetchMenu.mock.results, ...fetchContent.mock.results].map(({ value }) => value));
    fetchMenu.mockImplementation(offline);
    fetchContent.mockImplementation(offline);
    const [first] = canvas.getAllByRole('button', { name: /^Acciones de/ });
    await userEvent.click(first ?? document.body);
    await opensAndCloses(userEvent);
    await expect(fetchMenu).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const MenuContentLost: Story = {
  name: 'What the menu shows cannot be fetched either: the table says so',
  beforeEach: () => {
    fetchMenu.mockImplementation(() => menu.load());
    fetchContent.mockImplementation(offline);
  },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Acciones de/ });
    await userEvent.click(first ?? document.body);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(lost);
    await expect(first).toHaveFocus();
  },
};

export const NoMenus: Story = {
  name: 'Nothing of a menu is fetched where rows have none, or are not there yet',
  render: ({ rowActions, ...args }) => (
    <>
      <DataTable {...args} title="Sin acciones" />
      {rowActions && <DataTable {...args} title="Sin filas" rows={[]} loading rowActions={rowActions} />}
    </>
  ),
  play: async () => {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
    await expect(fetchMenu).not.toHaveBeenCalled();
    await expect(fetchContent).not.toHaveBeenCalled();
  },
};
