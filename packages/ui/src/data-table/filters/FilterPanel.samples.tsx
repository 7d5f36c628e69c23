import { expect, fn, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import type { TableQuery } from '../model/query.ts';
import type { TableColumn } from '../cells/column.ts';
import { contractColumns, type SampleContract, sampleContracts } from '../samples.ts';

export const rows = sampleContracts(237);
export const onQueryChange = fn<(query: TableQuery) => void>();

const extraColumn = (_: unknown, place: number): TableColumn<SampleContract> => ({
  id: `extra${place}`,
  title: `Dato ${place + 1}`,
  kind: 'text',
  value: (row) => row.contract,
});
export const manyColumns: readonly TableColumn<SampleContract>[] = [
  ...contractColumns,
  { id: 'comment', title: 'Comentario', kind: 'text', filter: 'oneOf', value: (row) => row.comments },
  ...Array.from({ length: 14 }, extraColumn),
];

export const button = (): HTMLElement => screen.getByRole('button', { name: /^Filtrar/ });
export const focusIn = (panel: HTMLElement) =>
  waitFor(() => expect(panel).toContainElement(document.querySelector<HTMLElement>(':focus')));

export async function openPanel(user: UserEventObject): Promise<HTMLElement> {
  await user.click(button());
  const panel = await screen.findByRole('dialog', { name: 'Filtros' });
  await focusIn(panel);
  return panel;
}

export const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const inPanel = (): ReturnType<typeof within> => within(screen.getByRole('dialog', { name: 'Filtros' }));

/** Opens the field of a column, if it is not open yet. */
export async function field(user: UserEventObject, column: string): Promise<ReturnType<typeof within>> {
  const title = inPanel().getByRole('button', { name: new RegExp(`^${column}( |$)`) });
  if (title.getAttribute('aria-expanded') === 'false') await user.click(title);
  return within(await screen.findByRole('group', { name: column }));
}

export const shows = (count: number, total = rows.length) =>
  waitFor(() => {
    const tally = screen.getByText(/^[\d,]+ filas?(?: de [\d,]+)?$/, { selector: '.tally' });
    return expect(tally.textContent?.match(/[\d,]+/g)?.map((figures) => Number(figures.replace(',', '')))).toEqual(
      count === total ? [total] : [count, total],
    );
  });

export const count = (test: (row: SampleContract) => boolean): number => rows.filter((row) => test(row)).length;

export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();

export const between = (value: number | null, min: number, max: number): boolean =>
  value !== null && value >= min && value <= max;
