'use client';
import { useRef } from 'react';
import type { ChangeReason, OpenProps } from '../../foundation/dialog/changeReason.ts';
import { IconButton } from '../../foundation/index.ts';
import { Bell } from '../../foundation/icons/bell.ts';
import { lazyPart } from '../../lazy/lazyPart.ts';
import { LazyView } from '../../lazy/LazyView.tsx';
import { useTexts } from '../../locale/index.ts';
import { carouselTexts } from '../../locale/texts/es/carousel.ts';
import type { RootProps } from '../../state/rootProps.ts';
import { useControlled } from '../../state/useControlled.ts';
import { useRoot } from '../../state/useBothRefs.ts';

export type LeadAlertSettingsProps = RootProps<HTMLButtonElement> &
  OpenProps & {
    /** Plays a tone for a new lead. Off until the person turns it on. */
    sound: boolean;
    /** Called during the press, so that the host may play the tone: browsers require a user gesture. */
    onSoundChange: (sound: boolean) => void;
    /** Shows the number of waiting leads in the page title. Off until the person turns it on. */
    badge: boolean;
    /** Called when it is switched on or off; the host saves both. */
    onBadgeChange: (badge: boolean) => void;
  };

/** Rarely used, so it is lazy: the queue is above the figures that people come for. */
const panel = lazyPart(() => import('./LeadAlertPanel.tsx').then((module) => module.LeadAlertPanel));
const preload = (): void => void panel.preload();

/** Opt-in alerts for new leads. */
export function LeadAlertSettings(props: LeadAlertSettingsProps) {
  const t = useTexts(carouselTexts);
  const anchor = useRef<HTMLButtonElement>(null);
  const { open, defaultOpen = false, onOpenChange } = props;
  const [isOpen, setOpen] = useControlled({ value: open, defaultValue: defaultOpen, component: 'LeadAlertSettings' });
  const tell = (next: boolean, reason: ChangeReason): void => {
    setOpen(next);
    onOpenChange?.(next, { reason });
  };
  return (
    <>
      <IconButton
        {...useRoot(props, anchor)}
        size="small"
        label={t('leadAlertSettings.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          // Safari does not focus a pressed button, and the panel restores the focus to the previous element.
          anchor.current?.focus();
          tell(!isOpen, 'trigger');
        }}
      >
        <Bell />
      </IconButton>
      <LazyView
        part={panel}
        when={isOpen}
        props={{ ...props, open: isOpen, anchor, onClose: (reason = 'other') => tell(false, reason) }}
        onFailure={(error) => {
          // The next press retries.
          tell(false, 'other');
          reportError(error);
        }}
      />
    </>
  );
}
