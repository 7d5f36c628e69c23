import { Button, VisuallyHidden } from '@sereno/ui/foundation';
import { useState, type ComponentType } from 'react';
import { entryTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { report } from '../../platform/report.ts';
import type { AppearancePopoverProps } from './AppearancePopover.tsx';
import { Outdented } from './AuthForm.styles.ts';
import { LanguageMark } from './LanguageMark.tsx';

const loadPopover = () => import('./AppearancePopover.tsx').then((module) => module.AppearancePopover);
/** Should that fail, the press tries once more. */
const fetchAhead = () => void loadPopover().catch(() => undefined);

export type AppearanceButtonProps = {
  /** The page is about to load again in another language (LNG-04): the time to keep what was typed. Default: nothing. */
  onReload?: (() => void) | undefined;
};

/**
 * Opens the choice of language, theme and density. Only the button comes with the page: what it opens is fetched when
 * somebody comes near it, because most never do.
 */
export function AppearanceButton({ onReload }: AppearanceButtonProps) {
  const { t } = useText(entryTexts);
  const [Popover, setPopover] = useState<ComponentType<AppearancePopoverProps> | null>(null);
  const open = () => void loadPopover().then((popover) => setPopover(() => popover), report);

  const button = (
    <Button
      variant="ghost"
      size="small"
      startIcon={<LanguageMark />}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      {...(Popover === null && { onClick: open, 'aria-haspopup': 'dialog', 'aria-expanded': false })}
    >
      {t('auth.language')}
      <VisuallyHidden> · {t('auth.appearance')}</VisuallyHidden>
    </Button>
  );
  return <Outdented>{Popover === null ? button : <Popover trigger={button} onReload={onReload} />}</Outdented>;
}
