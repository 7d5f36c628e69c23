import type { ListDraft } from '@sereno/api/prospectList';
import { LIST_FIELDS, type ListField, type ListMapping } from '@sereno/domain/prospectList';
import { Select } from '@sereno/ui/foundation';
import { useMemo } from 'react';
import { useText } from '../../i18n/index.tsx';
import { listTexts } from '../../i18n/areas.ts';
import { Pairs, Part } from './Lists.styles.ts';

/** For a column that is not imported; a `Select` has no choice without a value. */
const SKIP = 'skip';

export type ListColumnsProps = {
  draft: ListDraft;
  readOnly: boolean;
  onChange: (mapping: ListMapping) => void;
};

/** What each column of a list holds: guessed by the server, and said better by the person. */
export function ListColumns({ draft, readOnly, onChange }: ListColumnsProps) {
  const { t } = useText(listTexts);
  const { headings, mapping, sample } = draft;
  const options = useMemo(
    () => [
      { value: SKIP, label: t('lists.skip') },
      ...LIST_FIELDS.map((field) => ({ value: field, label: t(`listField.${field}`) })),
    ],
    [t],
  );
  const choose = (column: number, value: string | null): void => {
    const field: ListField | null = LIST_FIELDS.find((one) => one === value) ?? null;
    onChange(headings.map((_, index) => (index === column ? field : (mapping[index] ?? null))));
  };
  return (
    <Part>
      <div>
        <h3>{t('lists.columns')}</h3>
        <p>{t('lists.columnsHelp')}</p>
      </div>
      <Pairs>
        {headings.map((heading, column) => {
          const text = sample.map((row) => row[column] ?? '').find((cell) => cell !== '');
          return (
            <Select
              // Columns have no other name than their place.
              key={`${draft.id} ${column}`}
              label={t('lists.column', { heading: heading || String(column + 1) })}
              description={text === undefined ? undefined : t('lists.sample', { text: text.slice(0, 60) })}
              options={options}
              value={mapping[column] ?? SKIP}
              onChange={(value) => choose(column, value)}
              readOnly={readOnly}
            />
          );
        })}
      </Pairs>
    </Part>
  );
}
