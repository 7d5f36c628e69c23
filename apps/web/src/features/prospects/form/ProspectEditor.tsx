import type { Prospect } from '@sereno/domain/prospect';
import { ProspectDialog } from '@sereno/ui/prospect';
import { useLocation } from 'wouter';
import { useText } from '../../../i18n/index.tsx';
import { prospectTexts } from '../../../i18n/areas.ts';
import { paths } from '../../../platform/paths.ts';
import { useEditProspect } from './useEditProspect.ts';
import { useMeans } from './useMeans.ts';
import { useOpenedCode } from './useOpenedCode.ts';
import { usePostalState } from './usePostalState.ts';
import { useSimilarProspects } from './useSimilarProspects.ts';

export type ProspectEditorProps = {
  /** The prospect as it was when the editor was opened; what becomes of it meanwhile is asked when it is saved. */
  prospect: Prospect;
  /** Called when it was saved. */
  onSaved: () => void;
  /** Called when the person closes it; what was typed is kept. */
  onClose: () => void;
};

/** Changes a prospect in a dialog, open as long as it is there. */
export function ProspectEditor({ prospect: opened, onSaved, onClose }: ProspectEditorProps) {
  const { t } = useText(prospectTexts);
  const [, navigate] = useLocation();
  const { means, retry } = useMeans();
  const { prospect, saving, problem, conflict, save, loadNewest } = useEditProspect(opened, onSaved);
  const { form } = prospect.state;
  const postal = usePostalState(form.zipCode, useOpenedCode(form), prospect.found);
  const similar = useSimilarProspects(form, opened.id);
  const name = [opened.firstName, opened.lastName ?? ''].join(' ').trim();
  return (
    <ProspectDialog
      open
      onOpenChange={() => {
        prospect.flush();
        onClose();
      }}
      prospectName={name === '' ? t('prospect.unnamed') : name}
      form={form}
      onEdit={prospect.edit}
      means={means}
      onRetryMeans={retry}
      postal={postal}
      similar={similar}
      prospectHref={paths.prospectDetail}
      onNavigate={navigate}
      busy={saving}
      problem={problem?.text}
      problemTone={problem?.tone}
      restored={prospect.isRestored}
      onStartOver={prospect.startOver}
      round={prospect.round}
      conflict={conflict}
      onLoadNewest={loadNewest}
      onChoose={(field, choice) => prospect.act({ kind: 'choose', field, choice })}
      onSave={save}
    />
  );
}
