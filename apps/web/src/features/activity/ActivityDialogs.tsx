import type { Activity } from '@sereno/domain/activity';
import { QuotationPrompt, ShortcutSheet, type ShortcutSheetProps } from '@sereno/ui/activity';
import { useLocation } from 'wouter';
import { activityTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { MailDialog, type MailTarget } from '../../platform/mail/MailDialog.tsx';
import { paths } from '../../platform/paths.ts';
import { ActivityEditor, type ActivityEditorProps } from './ActivityEditor.tsx';
import type { Editing } from './editorTarget.ts';
import { quotationPath } from './quotationPath.ts';
import { shortcutGroups } from './shortcutGroups.ts';

export { preloadActivityDialog } from '@sereno/ui/activity';

export type ActivityDialogsProps = Omit<ActivityEditorProps, 'target' | 'title' | 'open'> & {
  /** What the dialog is or was last open for; null before the first time. */
  editing: Editing | null;
  /** The e-mail of a started activity, or null. */
  mail: MailTarget | null;
  onMailClose: () => void;
  /** The started activity that asks for a quotation, or null. */
  quotation: Activity | null;
  /** Called when that was answered. */
  onQuotationAnswer: () => void;
  /** The sheet of the keys; a page without keys has none. */
  help?: Omit<ShortcutSheetProps, 'groups'>;
};

/** What opens above the list; in a file of its own because its code is fetched after the page. */
export function ActivityDialogs({
  editing,
  mail,
  onMailClose,
  quotation,
  onQuotationAnswer,
  help,
  ...editor
}: ActivityDialogsProps) {
  const { t } = useText(activityTexts);
  const [, navigate] = useLocation();
  return (
    <>
      {editing !== null && (
        <ActivityEditor
          key={editing.round}
          {...editor}
          target={editing.target}
          title={editing.by === 'begin' ? t('activityList.newActivity') : undefined}
          open={editing.isOpen}
        />
      )}
      {mail !== null && <MailDialog target={mail} onClose={onMailClose} />}
      <QuotationPrompt
        open={quotation !== null && mail === null}
        onConfirm={() => quotation !== null && navigate(quotationPath(quotation))}
        onOpenChange={(_open, { reason }) => {
          onQuotationAnswer();
          if (reason !== 'confirm') navigate(paths.dashboard);
        }}
      />
      {help && <ShortcutSheet {...help} groups={shortcutGroups(t)} />}
    </>
  );
}
