'use client';
import { useMemo } from 'react';
import { Cell } from '../../foundation/form/form.styles.ts';
import { Combobox } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { activityTexts } from '../../locale/texts/es/activity.ts';
import type { ProspectSearch } from './activityDialogProps.ts';
import { useDialogScope, useFormPart } from './DialogScope.ts';
import { useFieldError } from './useFieldError.ts';

/** Fewest letters of a search (ADL-39). */
const LEAST_LETTERS = 2;

/** The prospect of a stand-alone activity, searched by the host (ADL-39). */
export function ProspectField({ search }: { search: ProspectSearch }) {
  const t = useTexts(activityTexts);
  const { edit, places } = useDialogScope();
  const prospect = useFormPart((form) => form.prospect);
  const error = useFieldError('prospect');
  const options = useMemo(
    () =>
      search.options.map(({ id, name, detail }) => ({
        value: String(id),
        label: name,
        ...(detail !== null && { description: detail }),
      })),
    [search.options],
  );
  return (
    <Cell data-wide>
      <Combobox
        ref={(input) => places.put('prospect', input)}
        label={t('activityField.prospect')}
        description={prospect?.detail}
        required
        options={options}
        chosenOptions={prospect === null ? [] : [{ value: String(prospect.id), label: prospect.name }]}
        value={prospect === null ? null : String(prospect.id)}
        onChange={(value) =>
          edit({ kind: 'prospect', prospect: search.options.find(({ id }) => String(id) === value) ?? null })
        }
        onSearch={search.onSearch}
        leastLetters={LEAST_LETTERS}
        loading={search.loading}
        failed={search.failed}
        error={error}
      />
    </Cell>
  );
}
