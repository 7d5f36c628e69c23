import { CommandButton } from '@sereno/ui/shell';
import { atom, useAtom } from 'jotai';
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { entryTexts } from '../i18n/entry/index.ts';
import { useText } from '../i18n/index.tsx';
import { fetchedOnce } from '../loading/fetchedOnce.ts';
import { usePlatform } from '../platform/PlatformProvider.tsx';
import { Region } from '../platform/Region.tsx';
import { report } from '../platform/report.ts';
import type { PaletteDialogProps } from './PaletteDialog.tsx';
import { usePaletteKey } from './usePaletteKey.ts';

const openAtom = atom(false);
/** Code for a few moments of a day: it comes when its button is near, or with the first use. */
const dialog = fetchedOnce(() => import('./PaletteDialog.tsx').then((module) => module.PaletteDialog));

/** Fetches the palette before anybody asks for it. */
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

/** The command palette, opened by its button or by Ctrl+K: every screen that the person's menu offers. */
export function Palette({ path, ...props }: PaletteProps) {
  const [open, setOpen] = useAtom(openAtom);
  const [Dialog, setDialog] = useState<ComponentType<PaletteDialogProps> | null>(null);
  const tellFailure = usePaletteFailure();
  usePaletteKey(useCallback(() => setOpen(true), [setOpen]));
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current !== path) setOpen(false);
    shownPath.current = path;
  }, [path, setOpen]);
  useEffect(() => () => setOpen(false), [setOpen]);
  const isMissing = open && Dialog === null;
  useEffect(() => {
    if (!isMissing) return;
    dialog.load().then(
      (code) => setDialog(() => code),
      (error: unknown) => {
        setOpen(false);
        tellFailure(error);
      },
    );
  }, [isMissing, setOpen, tellFailure]);
  return <Region>{Dialog && <Dialog {...props} open={open} onOpenChange={setOpen} />}</Region>;
}

/** Says that the palette could not be fetched, and how to go on. */
function usePaletteFailure(): (error: unknown) => void {
  const { t } = useText(entryTexts);
  const { toasts } = usePlatform();
  return useCallback(
    (error) => {
      report(error);
      toasts.showRich({
        tone: 'danger',
        text: t('app.connectionLost'),
        action: { label: t('app.failed.action'), onPress: () => window.location.reload() },
      });
    },
    [t, toasts],
  );
}
