import { expect, screen, waitFor } from 'storybook/test';
import { advisers } from './samples.tsx';

export const twelve = advisers(12);
export const firstValues = (count: number): readonly string[] => advisers(count).map(({ value }) => value);

/** Waits until the list is closed. */
export const closed = async (): Promise<void> => {
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
};
export const option = (name: RegExp | string): Promise<HTMLElement> => screen.findByRole('option', { name });
/** The option that Enter would select. */
export const active = (input: HTMLElement): HTMLElement | null =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
