import { formatFigure, useFormats } from '@sereno/ui/locale';
import type { DetailSum } from './detailSums.ts';
import { Sums } from './DetailSheet.styles.ts';

export type DetailSumsProps = {
  /** Undefined until they are known: their place is kept. */
  sums: readonly DetailSum[] | undefined;
};

/** Number and sums of the rows; each is a figure of the dashboard, whatever columns are visible. */
export function DetailSums({ sums }: DetailSumsProps) {
  const formats = useFormats();
  return (
    <Sums>
      {sums?.map(({ label, value, unit }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatFigure(value, unit, formats)}</dd>
        </div>
      ))}
    </Sums>
  );
}
