import { fillTemplate, isTemplate } from '@sereno/domain/mail';
import type { RegisterRow } from '@sereno/domain/register';
import { Combobox } from '@sereno/ui/foundation';
import { useMemo, useState } from 'react';
import { useText } from '../../i18n/index.tsx';
import { mailTexts } from '../../i18n/areas.ts';
import { MailPreview } from '../../platform/mail/MailPreview.tsx';
import { useMailValues } from '../../platform/mail/useMailValues.ts';
import { useProspectChoices } from '../../platform/prospectChoices.ts';
import { Heading, Preview } from './Registers.styles.ts';

type Chosen = { readonly value: string; readonly label: string };

/** How an e-mail template reads with the data of a prospect that the person chooses. */
export function TemplatePreview({ row: { values } }: { row: RegisterRow }) {
  const { t } = useText(mailTexts);
  const { options: found, loading, failed, onSearch } = useProspectChoices();
  const options = useMemo(
    () =>
      found.map(({ id, name, detail }) => ({
        value: String(id),
        label: name,
        ...(detail !== null && { description: detail }),
      })),
    [found],
  );
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const filledWith = useMailValues(chosen?.label ?? '');
  const subject = String(values['subject'] ?? '');
  const body = String(values['body'] ?? '');
  return (
    <Preview>
      <Heading>{t('mail.preview')}</Heading>
      <Combobox
        label={t('mail.tryWith')}
        options={options}
        chosenOptions={chosen === null ? NONE : [chosen]}
        value={chosen?.value ?? null}
        onChange={(value) => setChosen(options.find((option) => option.value === value) ?? null)}
        onSearch={onSearch}
        loading={loading}
        failed={failed}
        clearable
      />
      {chosen !== null && isTemplate(subject) && isTemplate(body) && (
        <MailPreview subject={fillTemplate(subject, filledWith)} body={fillTemplate(body, filledWith)} />
      )}
    </Preview>
  );
}

const NONE: readonly never[] = [];
