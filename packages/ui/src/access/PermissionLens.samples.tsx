import type { MenuEntryId, Right } from '@sereno/domain/access';
import type { Decorator, Loader } from '@storybook/react-vite';
import type { PermissionLensProps } from './PermissionLens.tsx';

/** Loads the product's menu labels in the story's language (`.storybook/stage/menuLabels.ts`). */
export const entryLabelLoaded: Loader = async ({ globals, parameters }) => ({
  entryLabel: await parameters['menuLabels'](globals),
});

/** Passes those labels to the lens. */
export const withEntryLabel: Decorator<PermissionLensProps> = (Story, { args, loaded }) => (
  <Story args={{ ...args, entryLabel: loaded['entryLabel'] }} />
);

/** The cell of an entry or right and a role; a query by role takes seconds among a thousand. */
export const cellOf = (root: HTMLElement, id: MenuEntryId | Right, role: number): HTMLElement => {
  const cell = root.querySelector<HTMLElement>(`td[data-row="${id}"][data-role="${role}"]`);
  if (cell === null) throw new Error(`No cell of ${id} for role ${role}`);
  return cell;
};
