import type { SessionUser } from '@sereno/domain/session';
import { CommandPalette } from '@sereno/ui/shell';
import { useAtomValue } from 'jotai';
import { recentEntriesAtom } from './recentEntries.ts';
import { useCommands } from './useCommands.ts';

export type PaletteDialogProps = {
  user: SessionUser;
  onNavigate: (href: string) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The palette with what it offers; in a file of its own because its code is fetched on demand. */
export function PaletteDialog({ user, ...dialog }: PaletteDialogProps) {
  // The first is the page in sight.
  const [, ...recent] = useAtomValue(recentEntriesAtom);
  return <CommandPalette {...dialog} commands={useCommands(user)} recent={recent} />;
}
