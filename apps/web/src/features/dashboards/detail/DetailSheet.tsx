import { type DetailQuery, type FilterPlan, type Filters, writeDetailQuery } from '@sereno/domain/dashboards';
import { Drawer } from '@sereno/ui/foundation';
import type { ReactNode } from 'react';
import { detailTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';
import { Region } from '../../../platform/Region.tsx';
import { Body } from './DetailSheet.styles.ts';
import { detailTitle } from './detailTitle.ts';
import { ScopeLine } from './ScopeLine.tsx';

/** Room for the columns of contracts that start in sight, in px, which a window of 1024 has; where it has less, as much as it has. */
const WIDTH = 960;

export type DetailSheetProps = {
  detail: DetailQuery;
  isOpen: boolean;
  onClose: () => void;
  /** The dashboard's levels, to say which of them count. */
  plan: FilterPlan;
  filters: Filters;
  /** The team dashboard's switch counts for the rows (STM-04). */
  activeOnly?: boolean | undefined;
  /** What the rows have in common beside their days, in words; undefined, null and empty where it is not known. */
  names: readonly (string | null | undefined)[];
  /** The rows, by the title of the sheet. */
  children: (title: string) => ReactNode;
};

/** What slides in beside the dashboard: what was pressed and the filters that count, in words, above the rows. */
export function DetailSheet({ detail, isOpen, onClose, plan, filters, activeOnly, names, children }: DetailSheetProps) {
  const { t } = useText(detailTexts);
  const title = detailTitle(detail, names, t);
  const key = writeDetailQuery(detail);
  return (
    <Drawer title={title} open={isOpen} onOpenChange={(next) => !next && onClose()} width={WIDTH}>
      <Body>
        <ScopeLine detail={detail} plan={plan} filters={filters} activeOnly={activeOnly} />
        <Region key={key}>{children(title)}</Region>
      </Body>
    </Drawer>
  );
}
