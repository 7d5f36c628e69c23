import { useAtomValue } from 'jotai';
import { titleBadgeAtom, usePageTitle } from '../platform/pageTitle.ts';

/** Names the document after the page in sight, and counts what waits there; alone, so that a new count renders nothing else. */
export function PageTitle({ title }: { title: string }) {
  const badge = useAtomValue(titleBadgeAtom);
  usePageTitle(badge > 0 ? `(${badge}) ${title}` : title);
  return null;
}
