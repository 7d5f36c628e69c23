import { useState } from 'react';
import { expect, fn, screen, type UserEventObject, waitFor } from 'storybook/test';
import { PLAIN_LAYOUT } from '../model/layout.ts';
import type { SavedView, TableView } from '../model/tableView.ts';
import { DataTable } from '../DataTable.tsx';
import type { SampleContract } from '../samples.ts';
import type { DataTableProps } from '../state/tableProps.ts';

export const everything: TableView = {
  globalFilter: '',
  sorting: [],
  columnFilters: [],
  pageSize: 10,
  layout: PLAIN_LAYOUT,
};
export const signed: TableView = {
  ...everything,
  sorting: [{ id: 'amount', desc: true }],
  columnFilters: [{ id: 'status', value: { kind: 'oneOf', values: ['Firmado'] } }],
};
export const short: TableView = {
  ...everything,
  layout: { ...PLAIN_LAYOUT, columnVisibility: { phone: false, time: false, comments: false } },
};

export const three: readonly SavedView[] = [
  { id: 'a', name: 'Todos los contratos', view: everything },
  { id: 'b', name: 'Firmados, de mayor a menor monto', view: signed },
  { id: 'c', name: 'Lo esencial', view: short },
];

/** Holds the views, as a screen does. */
export function Host({ views: first = [], onViewsChange: tell, ...props }: DataTableProps<SampleContract>) {
  const [views, setViews] = useState(first);
  return (
    <DataTable
      {...props}
      views={views}
      onViewsChange={(next) => {
        setViews(next);
        tell?.(next);
      }}
    />
  );
}

export const onViewsChange = fn<(views: readonly SavedView[]) => void>();

export const button = (): HTMLElement => screen.getByRole('button', { name: 'Vistas' });
export const panel = (): Promise<HTMLElement> => screen.findByRole('dialog', { name: 'Vistas de Contratos' });
export const line = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name });

/** Opens the panel, and waits until it has the focus. */
export async function open(user: UserEventObject): Promise<HTMLElement> {
  await user.click(button());
  const dialog = await panel();
  await waitFor(() => expect(dialog).toContainElement(document.querySelector<HTMLElement>(':focus')));
  return dialog;
}

/** The panel is closed. */
export const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Assistive technology is told that. */
export const told = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(text));

/** Presses what the menu of a view offers. */
export async function choose(user: UserEventObject, view: string, action: string): Promise<void> {
  await user.click(await line(`Opciones de «${view}»`));
  await user.click(await screen.findByRole('menuitem', { name: action }));
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
}
