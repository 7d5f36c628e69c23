import type { FilterPlan, Filters } from '@sereno/domain/dashboards';
import { Suspense, useState } from 'react';
import { Region } from '../../../platform/Region.tsx';
import { useDetail } from './useDetail.ts';
import { lazyComponent } from '@sereno/ui/lazy';

/** The table comes when somebody asks for rows: most read the figures. */
const DetailPanel = lazyComponent(() => import('./DetailPanel.tsx').then((module) => module.DetailPanel));

export type DetailDrawerProps = {
  /** The dashboard's levels, to say which of them count. */
  plan: FilterPlan;
  /** The dashboard's filters: the rows are those that they leave. */
  filters: Filters;
  /** The team dashboard's switch: only the rows of advisers who have not left (STM-04). Default false. */
  activeOnly?: boolean;
};

/** The rows behind the figure or the mark that was pressed, beside the dashboard; nothing while the address asks for none. */
export function DetailDrawer({ plan, filters, activeOnly }: DetailDrawerProps) {
  const { detail, close } = useDetail();
  // Its content stays while it slides away.
  const [shown, setShown] = useState(detail);
  if (detail !== null && detail !== shown) setShown(detail);
  if (shown === null) return null;
  return (
    <Region resetKey={String(detail === null)}>
      <Suspense fallback={null}>
        <DetailPanel
          detail={shown}
          isOpen={detail !== null}
          onClose={close}
          plan={plan}
          filters={filters}
          activeOnly={activeOnly}
        />
      </Suspense>
    </Region>
  );
}
