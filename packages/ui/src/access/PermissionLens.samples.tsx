import type { MenuEntryId, Right } from '@sereno/domain/access';
import type { Decorator, Loader } from '@storybook/react-vite';
import type { PermissionLensProps } from './PermissionLens.tsx';

/** Fetches what the product calls the entries of its menu, in the story's language (`.storybook/stage/menuLabels.ts`). */
export const entryLabelLoaded: Loader = async ({ globals, parameters }) => ({
  entryLabel: await parameters['menuLabels'](globals),
});

/** Gives the lens those labels. */
export const withEntryLabel: Decorator<PermissionLensProps> = (Story, { args, loaded }) => (
  <Story args={{ ...args, entryLabel: loaded['entryLabel'] }} />
);

/** The cell of an entry or a right and a role; asking by role takes seconds among a thousand. */
export const cellOf = (root: HTMLElement, id: MenuEntryId | Right, role: number): HTMLElement => {
  const cell = root.querySelector<HTMLElement>(`td[data-row="${id}"][data-role="${role}"]`);
  if (cell === null) throw new Error(`No cell of ${id} for role ${role}`);
  return cell;
};
