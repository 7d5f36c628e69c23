import { TEMPLATE_VARIABLES, type TemplateVariable, writtenVariable } from '@sereno/domain/mail';
import { Button, TextArea, TextField } from '@sereno/ui/foundation';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../i18n/index.tsx';
import { mailTexts } from '../../i18n/areas.ts';
import type { KindProps } from './RegisterField.tsx';
import { Variables } from './Registers.styles.ts';

/** A text with variables: those that there are stand below it, and a press inserts one at the cursor. */
export function TemplateField({ field, value, onChange, common }: KindProps<'template'>) {
  const { t } = useText(mailTexts);
  const box = useRef<HTMLTextAreaElement & HTMLInputElement>(null);
  const text = typeof value === 'string' ? value : '';
  const insert = (variable: TemplateVariable): void => {
    const { current } = box;
    if (current === null) return;
    const from = current.selectionStart ?? text.length;
    const written = writtenVariable(variable);
    const next = `${text.slice(0, from)}${written}${text.slice(current.selectionEnd ?? from)}`;
    // The cursor is set in what is shown by then.
    flushSync(() => onChange(next));
    current.focus();
    current.setSelectionRange(from + written.length, from + written.length);
  };
  const props = { ...common, ref: box, value: text, onChange };
  return (
    <>
      {field.multiline === true ? (
        <TextArea {...props} rows={10} maxLength={field.max} />
      ) : (
        <TextField {...props} autoComplete="off" />
      )}
      {!common.readOnly && (
        <Variables aria-label={t('mail.insert', { field: common.label })}>
          {TEMPLATE_VARIABLES.map((variable) => (
            <li key={variable}>
              <Button size="small" title={t(`mail.${variable}`)} onClick={() => insert(variable)}>
                {writtenVariable(variable)}
              </Button>
            </li>
          ))}
        </Variables>
      )}
    </>
  );
}
