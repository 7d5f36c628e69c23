import { type ComponentType, useEffect, useState } from 'react';
import { entryTexts } from '../../i18n/entry/index.ts';
import { useText } from '../../i18n/index.tsx';
import { fetchedOnce } from '../../loading/fetchedOnce.ts';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { report } from '../../platform/report.ts';
import type { ActivityDialogsProps } from './ActivityDialogs.tsx';

const dialogs = fetchedOnce(async () => {
  const module = await import('./ActivityDialogs.tsx');
  // The lists and calendars of its fields, too, may be opened where the network has gone.
  module.preloadActivityDialog();
  return module.ActivityDialogs;
});

/** Fetches the dialogs before anybody asks for them. */
export const preloadDialogs = dialogs.preload;

export type LateDialogsProps = ActivityDialogsProps & {
  /** One of them is open, or was. */
  areWanted: boolean;
  /** Their code cannot be fetched, and the person is told so: takes back what was to be opened. */
  onFailure: () => void;
};

/** The dialogs of the list, once one of them is wanted and their code is there. */
export function LateDialogs({ areWanted, onFailure, ...props }: LateDialogsProps) {
  const { t } = useText(entryTexts);
  const { toasts } = usePlatform();
  const [Dialogs, setDialogs] = useState<ComponentType<ActivityDialogsProps> | null>(null);
  const isMissing = areWanted && Dialogs === null;
  useEffect(() => {
    if (!isMissing) return;
    dialogs.load().then(
      (code) => setDialogs(() => code),
      (error: unknown) => {
        report(error);
        onFailure();
        toasts.showRich({
          tone: 'danger',
          text: t('app.connectionLost'),
          action: { label: t('app.failed.action'), onPress: () => window.location.reload() },
        });
      },
    );
    // oxlint-disable-next-line react/exhaustive-deps -- they are fetched once for each time that they are missing.
  }, [isMissing]);
  return Dialogs && <Dialogs {...props} />;
}
