import { CommandButton } from '@sereno/ui/shell';
import { lazyPart, LazyView } from '@sereno/ui/lazy';
import { atom, useAtom } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';
import { Region } from '../platform/Region.tsx';
import { useLostCode } from '../platform/useLostCode.ts';
import type { PaletteDialogProps } from './PaletteDialog.tsx';
import { usePaletteKey } from './usePaletteKey.ts';

const openAtom = atom(false);
/** Lazy: loaded when its button is hovered, or on first use. */
const dialog = lazyPart(() => import('./PaletteDialog.tsx').then((module) => module.PaletteDialog));

/** Preloads the palette. */
export const preloadPalette = dialog.preload;

/** Opens the palette, in the top bar. */
export function PaletteButton() {
  const [open, setOpen] = useAtom(openAtom);
  return <CommandButton open={open} onOpen={() => setOpen(true)} onNear={() => void preloadPalette()} />;
}

export type PaletteProps = Pick<PaletteDialogProps, 'user' | 'onNavigate'> & {
  /** The address of the page below: another one closes the palette, which was about to lead away from this one. */
  path: string;
};

/** The command palette, opened by its button or by Ctrl+K: every screen of the person's menu, people, quotations and contracts. */
export function Palette({ path, ...props }: PaletteProps) {
  const [open, setOpen] = useAtom(openAtom);
  const tellLostCode = useLostCode();
  usePaletteKey(useCallback(() => setOpen(true), [setOpen]));
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current !== path) setOpen(false);
    shownPath.current = path;
  }, [path, setOpen]);
  useEffect(() => () => setOpen(false), [setOpen]);
  const fail = (error: unknown) => {
    setOpen(false);
    tellLostCode(error);
  };
  return (
    <Region>
      <LazyView part={dialog} when={open} props={{ ...props, open, onOpenChange: setOpen }} onFailure={fail} />
    </Region>
  );
}
