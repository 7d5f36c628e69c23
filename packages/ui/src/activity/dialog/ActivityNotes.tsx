'use client';
import { DraftNotice } from '../../foundation/form/FormNotice.tsx';
import { Banner, Button } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { activityTexts } from '../../locale/texts/es/activity.ts';
import type { ActivityDialogProps } from './activityDialogProps.ts';

type ActivityNotesProps = Required<Pick<ActivityDialogProps, 'restored' | 'catalogs'>> &
  Pick<ActivityDialogProps, 'onStartOver' | 'onRetry'>;

/** Notices above the form: a restored draft, missing options. */
export function ActivityNotes({ restored, onStartOver, catalogs, onRetry }: ActivityNotesProps) {
  const t = useTexts(activityTexts);
  return (
    <>
      {restored && (
        <DraftNotice startOver={t('activityDialog.startOver')} onStartOver={onStartOver}>
          {t('activityDialog.restored')}
        </DraftNotice>
      )}
      {catalogs === 'failed' && (
        <Banner
          tone="warning"
          action={
            onRetry && (
              <Button size="small" onClick={onRetry}>
                {t('activityDialog.retry')}
              </Button>
            )
          }
        >
          {t('activityDialog.failed')}
        </Banner>
      )}
    </>
  );
}
