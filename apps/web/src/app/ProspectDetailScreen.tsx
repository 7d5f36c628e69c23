import { canOpenPath } from '@sereno/domain/access';
import type { SessionUser } from '@sereno/domain/session';
import { Card } from '@sereno/ui/foundation';
import { lazyComponent } from '@sereno/ui/lazy';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { NewActivityDialog } from '../features/activity/NewActivityDialog.tsx';
import { useOpenActivities } from '../features/activity/useActivityLists.ts';
import { ProspectDetailPage, type ProspectDetailParts } from '../features/prospects/detail/ProspectDetailPage.tsx';
import { forUser } from '../platform/forUser.ts';
import { paths } from '../platform/paths.ts';
import { usePlatform } from '../platform/PlatformProvider.tsx';
import { Region } from '../platform/Region.tsx';

/** The form is lazy: most visits of a prospect are for calling. */
const ProspectEditor = lazyComponent(() =>
  import('../features/prospects/form/ProspectEditor.tsx').then((module) => module.ProspectEditor),
);
const NextSteps = lazyComponent(() => import('./plans.ts').then((module) => module.NextSteps));

/** Keeps the place of the next steps while their code comes. */
const StepsPlace = styled(Card)`
  min-block-size: 160px;
`;

/** What comes next with a prospect, for those who work on activities; the others see what was done alone. */
const StepsPart = forUser<StepsProps>((props) => {
  const { config } = usePlatform();
  return canOpenPath(paths.activity, props.user, config) ? <Steps {...props} /> : props.children(NONE);
});

type StepsProps = Parameters<ProspectDetailParts['steps']>[0];

function Steps({ user, children, ...props }: StepsProps & { user: SessionUser }) {
  const open = useOpenActivities(props.prospectId);
  return (
    <>
      <Region>
        <Suspense fallback={<StepsPlace />}>
          <NextSteps user={user} {...props} />
        </Suspense>
      </Region>
      {children(open)}
    </>
  );
}

const NONE: ReadonlySet<number> = new Set();

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
  steps: (props) => <StepsPart {...props} />,
};

/** The page of a prospect, with the activities and the form of other features, which do not know one another. */
export function ProspectDetailScreen() {
  return <ProspectDetailPage {...parts} />;
}
