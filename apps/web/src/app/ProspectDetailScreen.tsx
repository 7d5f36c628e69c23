import { Suspense } from 'react';
import { NewActivityDialog } from '../features/activity/NewActivityDialog.tsx';
import { ProspectDetailPage, type ProspectDetailParts } from '../features/prospects/detail/ProspectDetailPage.tsx';
import { lazyComponent } from '@sereno/ui/lazy';

/** The form is lazy: most visits of a prospect are for calling. */
const ProspectEditor = lazyComponent(() =>
  import('../features/prospects/form/ProspectEditor.tsx').then((module) => module.ProspectEditor),
);

const parts: ProspectDetailParts = {
  editor: (props) => (
    <Suspense fallback={null}>
      <ProspectEditor {...props} />
    </Suspense>
  ),
  newActivity: (props) => (
    <Suspense fallback={null}>
      <NewActivityDialog {...props} />
    </Suspense>
  ),
};

/** The page of a prospect, with the activity dialog and the form of other features, which do not know one another. */
export function ProspectDetailScreen() {
  return <ProspectDetailPage {...parts} />;
}
