'use client';
import { Dialog } from '@base-ui/react/dialog';
import { changeReason } from '../foundation/dialog/changeReason.ts';
import { isSecondPress } from '../foundation/dialog/DialogFrame.tsx';
import { Backdrop } from '../foundation/dialog/panel.styles.ts';
import { followVisibleArea } from '../foundation/dialog/visibleArea.ts';
import { useTexts } from '../locale/index.ts';
import { frameTexts } from '../locale/texts/es/frame.ts';
import { Place } from './CommandPalette.styles.ts';
import type { CommandPaletteProps } from './commandPaletteProps.ts';
import { CommandSearch } from './CommandSearch.tsx';
import { useThemeScope } from '../theme/index.ts';

/**
 * Opens every screen and command by typing: part of its name, then Enter. For people who know where they want to go;
 * the menu is for browsing.
 */
export function CommandPalette({ open, onOpenChange, ...search }: CommandPaletteProps) {
  const t = useTexts(frameTexts);
  const name = t('commandButton.goTo');
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next, details) => {
        const reason = changeReason(details.reason);
        if (reason === 'backdrop' && isSecondPress(details.event)) details.cancel();
        else onOpenChange(next, { reason });
      }}
    >
      <Dialog.Portal {...useThemeScope()}>
        <Backdrop data-part="backdrop" />
        <Place ref={followVisibleArea}>
          <CommandSearch {...search} name={name} onChosen={() => onOpenChange(false, { reason: 'select' })} />
        </Place>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
