import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { deferred } from '../state/deferred.ts';
import { DataTable } from './DataTable.tsx';
import { laterCode } from './laterCode.ts';
import { contractTable, type SampleContract, sampleContracts } from './samples.ts';
import type { DataTableProps } from './tableProps.ts';

const { chips, menu } = laterCode;
const fetchChips = fn<typeof chips.load>();
const fetchMenu = fn<typeof menu.load>();
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
    return () => {
      laterCode.chips = chips;
      laterCode.menu = menu;
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
    await step('nothing opens, and the button says so', async () => {
      await press();
      await waitFor(() => expect(fetchMenu).toHaveBeenCalledTimes(1));
      await expect(screen.queryByRole('menu')).toBeNull();
      await expect(first).not.toHaveAttribute('aria-expanded', 'true');
    });
    await step('online again, nobody has pressed anything', async () => {
      fetchMenu.mockImplementation(() => menu.load());
      window.dispatchEvent(new Event('online'));
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
    await press();
    await waitFor(() => expect(fetchMenu).toHaveBeenCalledTimes(1));
    await press();
    await waitFor(() => expect(fetchMenu).toHaveBeenCalledTimes(2));
    fetchMenu.mockImplementation(() => menu.load());
    await press();
    await opensAndCloses(userEvent);
  },
};
