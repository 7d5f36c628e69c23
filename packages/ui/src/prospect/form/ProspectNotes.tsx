'use client';
import { DraftNotice, FormNotice } from '../../foundation/form/FormNotice.tsx';
import { Banner } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { prospectTexts } from '../../locale/texts/es/prospect.ts';
import type { ProspectSavingProps } from './prospectFormProps.ts';

type ProspectNotesProps = Pick<ProspectSavingProps, 'restored' | 'onStartOver'> & {
  /** The lead that becomes a prospect, and its medium. */
  leadName?: string | undefined;
  /** A notice above the form. */
  notice?: string | undefined;
};

/** Notices above the form: its lead, a restored draft. */
export function ProspectNotes({ leadName, notice, restored = false, onStartOver }: ProspectNotesProps) {
  const t = useTexts(prospectTexts);
  return (
    <>
      {notice !== undefined && <Banner tone="warning">{notice}</Banner>}
      {leadName !== undefined && <FormNotice>{t('prospectForm.lead', { name: leadName })}</FormNotice>}
      {restored && (
        <DraftNotice startOver={t('prospectForm.startOver')} onStartOver={onStartOver}>
          {t('prospectForm.restored')}
        </DraftNotice>
      )}
    </>
  );
}
