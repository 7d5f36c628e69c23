import { CommandButton } from '@sereno/ui/shell';
import { atom, useAtom } from 'jotai';
import { createElement, Suspense, use, useCallback, useState } from 'react';
import { fetchedOnce } from '../loading/fetchedOnce.ts';
import { Region } from '../platform/Region.tsx';
import type { PaletteDialogProps } from './PaletteDialog.tsx';
import { usePaletteKey } from './usePaletteKey.ts';

const openAtom = atom(false);
/** Code for a few moments of a day: it comes when its button is near, or with the first use. */
const dialog = fetchedOnce(() => import('./PaletteDialog.tsx').then((module) => module.PaletteDialog));

/** Opens the palette, in the top bar. */
export function PaletteButton() {
  const [open, setOpen] = useAtom(openAtom);
  return <CommandButton open={open} onOpen={() => setOpen(true)} onNear={dialog.preload} />;
}

export type PaletteProps = Pick<PaletteDialogProps, 'user' | 'onNavigate'>;

/** The command palette, opened by its button or by Ctrl+K: every screen that the person's menu offers. */
export function Palette(props: PaletteProps) {
  const [open, setOpen] = useAtom(openAtom);
  // Once there it stays, so that it can close with its transition and open without waiting.
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  usePaletteKey(useCallback(() => setOpen(true), [setOpen]));
  return (
    <Region>
      <Suspense>{wanted && <FetchedDialog {...props} open={open} onOpenChange={setOpen} />}</Suspense>
    </Region>
  );
}

function FetchedDialog(props: PaletteDialogProps) {
  return createElement(use(dialog.load()), props);
}
