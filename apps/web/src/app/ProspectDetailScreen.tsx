import { Card } from '@sereno/ui/foundation';
import { lazyComponent } from '@sereno/ui/lazy';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { NewActivityDialog } from '../features/activity/NewActivityDialog.tsx';
import { ProspectDetailPage, type ProspectDetailParts } from '../features/prospects/detail/ProspectDetailPage.tsx';

/** The form is lazy: most visits of a prospect are for calling. */
const ProspectEditor = lazyComponent(() =>
  import('../features/prospects/form/ProspectEditor.tsx').then((module) => module.ProspectEditor),
);
const NextSteps = lazyComponent(() => import('./plans.ts').then((module) => module.NextSteps));

/** Keeps the place of the next steps while their code comes. */
const StepsPlace = styled(Card)`
  min-block-size: 160px;
`;

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
  nextSteps: (props) => (
    <Suspense fallback={<StepsPlace />}>
      <NextSteps {...props} />
    </Suspense>
  ),
};

/** The page of a prospect, with the activities and the form of other features, which do not know one another. */
export function ProspectDetailScreen() {
  return <ProspectDetailPage {...parts} />;
}
