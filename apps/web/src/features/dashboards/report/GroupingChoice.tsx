import type { KnownReport } from '@sereno/domain/report';
import { Select } from '@sereno/ui/foundation';
import { useText } from '../../../i18n/index.tsx';
import { reportTexts } from '../../../i18n/areas.ts';
import { Groupings } from './Report.styles.ts';

export type GroupingChoiceProps = {
  report: KnownReport;
  groupedBy: readonly string[];
  onChange: (groupedBy: readonly string[]) => void;
};

/** What a report is grouped by: one dimension, and another within it. */
export function GroupingChoice({ report, groupedBy, onChange }: GroupingChoiceProps) {
  const { t } = useText(reportTexts);
  const [first = report.groupedBy, second = null] = groupedBy;
  const options = report.dimensions.map(({ id, label }) => ({ value: id, label: t(label) }));
  return (
    <Groupings>
      <Select
        label={t('report.groupBy')}
        size="small"
        options={options}
        value={first}
        onChange={(next) => next !== null && onChange(second === null || second === next ? [next] : [next, second])}
      />
      <Select
        label={t('report.thenBy')}
        size="small"
        clearable
        placeholder={t('report.nothingElse')}
        options={options.filter(({ value }) => value !== first)}
        value={second}
        onChange={(next) => onChange(next === null ? [first] : [first, next])}
      />
    </Groupings>
  );
}
