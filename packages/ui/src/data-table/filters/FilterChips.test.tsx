import { expect, screen, waitFor, within } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import { FIRST_QUERY } from '../model/query.ts';
import { filters } from './FilterChips.samples.tsx';
import meta, { Default, LongTexts, NothingLeft } from './FilterChips.stories.tsx';

const test = behaviour(meta);

const words = (): (string | null)[] =>
  within(screen.getByRole('list', { name: 'Filtros en uso' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const remove = (filter: string): HTMLElement => screen.getByRole('button', { name: `Quitar el filtro ${filter}` });

test('TBL-09 each filter in words, removed by one press', Default, async ({ args, canvas, userEvent, step }) => {
  await step('in words, in the order of the columns', async () => {
    await canvas.findByRole('list', { name: 'Filtros en uso' });
    await expect(words()).toEqual([
      'Cliente: contiene «lopez»',
      'Fecha: desde 01/03/2026',
      'Monto: $1,000.00 a $50,000.00',
      'Estado: Firmado, Cotizado y 2 más',
      'Con seguro: No',
      'Quitar filtros',
    ]);
  });
  await step('one in the middle', async () => {
    await userEvent.click(remove('Fecha: desde 01/03/2026'));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({
      ...FIRST_QUERY,
      columnFilters: filters.filter(({ id }) => id !== 'date'),
    });
    await waitFor(() => expect(remove('Monto: $1,000.00 a $50,000.00')).toHaveFocus());
  });
  await step('by keyboard, one after the other', async () => {
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(remove('Estado: Firmado, Cotizado y 2 más')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(remove('Con seguro: No')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(remove('Cliente: contiene «lopez»')).toHaveFocus());
    await expect(screen.queryByRole('button', { name: 'Quitar filtros' })).not.toBeInTheDocument();
  });
  await step('the last: the focus goes to the button that filters', async () => {
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByRole('list', { name: 'Filtros en uso' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Filtrar' })).toHaveFocus());
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(FIRST_QUERY);
  });
});

test('All are removed at once', Default, async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Quitar filtros' }));
  await expect(args.onQueryChange).toHaveBeenLastCalledWith(FIRST_QUERY);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Filtrar' })).toHaveFocus());
});

test(
  'Filters that the host gave, in a table that offers none: the focus goes to the rows',
  {
    args: {
      filter: false,
      defaultQuery: { columnFilters: [{ id: 'isInsured', value: { kind: 'yesNo', value: true } }] },
    },
  },
  async ({ userEvent }) => {
    await userEvent.click(remove('Con seguro: Sí'));
    await waitFor(() =>
      expect(screen.getByRole('grid')).toContainElement(document.querySelector<HTMLElement>(':focus')),
    );
  },
);

test('No row is left: the filters stay in sight, to be removed', NothingLeft, async ({ userEvent }) => {
  await userEvent.click(remove('Cliente: contiene «nadie se llama así»'));
  await waitFor(() => expect(screen.getByText('237 filas')).toBeInTheDocument());
});

test(
  'On a phone every chip of a long text ends within the window',
  { ...LongTexts, globals: { viewport: { value: 'phone' } } },
  async () => {
    const buttons = within(screen.getByRole('list', { name: 'Filtros en uso' })).getAllByRole('button');
    await expect(Math.max(...buttons.map((button) => button.getBoundingClientRect().right))).toBeLessThanOrEqual(360);
  },
);
