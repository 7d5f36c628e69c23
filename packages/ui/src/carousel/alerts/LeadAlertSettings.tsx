'use client';
import { useRef, useState } from 'react';
import { IconButton } from '../../foundation/index.ts';
import { Bell } from '../../foundation/icons/bell.ts';
import { lazyPart } from '../../lazy/lazyPart.ts';
import { LazyView } from '../../lazy/LazyView.tsx';
import { useTexts } from '../../locale/index.ts';
import { leadAlertSettingsTexts } from '../../locale/ownTexts.ts';

export type LeadAlertSettingsProps = {
  /** A tone sounds when a lead comes. Off until the person asks for it. */
  sound: boolean;
  /** Called within the press, so that the host may play the tone: browsers let a page sound only after one. */
  onSoundChange: (sound: boolean) => void;
  /** The title of the page says how many wait. Off until the person asks for it. */
  badge: boolean;
  /** Called when it is switched on or off; the host keeps both. */
  onBadgeChange: (badge: boolean) => void;
};

/** Set once and rarely again; the queue stands above the figures that people come for, and is not to wait for it. */
const panel = lazyPart(() => import('./LeadAlertPanel.tsx').then((module) => module.LeadAlertPanel));
const preload = (): void => void panel.preload();

/** How new leads call for attention; it asks for nothing by itself. */
export function LeadAlertSettings(props: LeadAlertSettingsProps) {
  const t = useTexts(leadAlertSettingsTexts);
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={anchor}
        size="small"
        label={t('leadAlertSettings.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          // Safari gives a pressed button no focus, and the panel gives it back to what had it.
          anchor.current?.focus();
          setOpen(!isOpen);
        }}
      >
        <Bell />
      </IconButton>
      <LazyView
        part={panel}
        when={isOpen}
        props={{ ...props, open: isOpen, anchor, onClose: () => setOpen(false) }}
        onFailure={(error) => {
          // The next press fetches it again.
          setOpen(false);
          reportError(error);
        }}
      />
    </>
  );
}
