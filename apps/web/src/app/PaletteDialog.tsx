import type { SessionUser } from '@sereno/domain/session';
import { CommandPalette } from '@sereno/ui/shell';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { recentEntriesAtom } from './recentEntries.ts';
import { useCommands } from './useCommands.ts';
import { useFound } from './useFound.ts';

export type PaletteDialogProps = {
  user: SessionUser;
  onNavigate: (href: string) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The palette with what it offers and finds; in a file of its own because its code is fetched on demand. */
export function PaletteDialog({ user, ...dialog }: PaletteDialogProps) {
  // The first is the page in sight.
  const [, ...recent] = useAtomValue(recentEntriesAtom);
  const [typed, setTyped] = useState('');
  if (!dialog.open && typed !== '') setTyped('');
  return (
    <CommandPalette
      {...dialog}
      {...useFound(user, typed)}
      commands={useCommands(user)}
      recent={recent}
      onType={setTyped}
    />
  );
}
