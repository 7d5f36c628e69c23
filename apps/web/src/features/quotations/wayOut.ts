import { paths } from '../../platform/paths.ts';

/** Pages that are no way back: this one, and those before and after a session. */
const PASSED = [paths.quotationAdd, paths.auth, paths.logout];

/**
 * How many steps of the history lead back to where the person came from.
 * @param addresses The addresses of the history, oldest first; null where the browser does not tell.
 * @param index The place of the present one among them.
 * @returns A positive number; null where they came from nowhere.
 */
export function stepsBack(addresses: readonly (string | null)[], index: number): number | null {
  const place = addresses.slice(0, Math.max(index, 0)).findLastIndex((address) => {
    const path = address === null ? null : new URL(address).pathname;
    return path !== null && !PASSED.some((passed) => path === passed || path.startsWith(`${passed}/`));
  });
  return place === -1 ? null : index - place;
}

/** Goes back to where the person came from, or else calls `otherwise`. */
export function goBack(otherwise: () => void): void {
  // Older browsers do not tell where somebody came from.
  const navigation: Navigation | undefined = window.navigation;
  const addresses = navigation?.entries().map(({ url }) => url) ?? [];
  const steps = stepsBack(addresses, navigation?.currentEntry?.index ?? -1);
  if (steps === null) otherwise();
  else window.history.go(-steps);
}
