import { expect, fn, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import type { TableLayout } from '../model/layout.ts';

export const onLayoutChange = fn<(layout: TableLayout) => void>();

export const button = (): HTMLElement => screen.getByRole('button', { name: /^(Columnas|Spalten)/ });

export async function openPanel(user: UserEventObject): Promise<ReturnType<typeof within>> {
  await user.click(button());
  const panel = await screen.findByRole('dialog', { name: /^(Columnas|Spalten)$/ });
  await waitFor(() => expect(panel).toContainElement(document.querySelector<HTMLElement>(':focus')));
  return within(panel);
}

export const rowOf = (id: string): HTMLElement => {
  const row = document.querySelector<HTMLElement>(`[data-row="${id}"]`);
  if (row === null) throw new Error(`No row ${id}.`);
  return row;
};

export const gripOf = (id: string): Element => rowOf(id).querySelector('.grip') ?? rowOf(id);
