import type { Activity, ProspectChoice } from '@sereno/domain/activity';
import type { Prospect } from '@sereno/domain/prospect';
import type { SessionUser } from '@sereno/domain/session';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useCalls } from '../../../platform/calls.ts';
import { forUser } from '../../../platform/forUser.ts';
import { ProspectFailed, ProspectMissing } from './ProspectMessages.tsx';
import { prospectIdOf } from './prospectPath.ts';
import { prospectQuery } from './prospectQueries.ts';
import { ProspectView } from './ProspectView.tsx';

/** What the page opens that belongs to other features; the app passes it in. */
export type ProspectDetailParts = {
  /** The form in which a prospect is changed, open. */
  readonly editor: (props: { prospect: Prospect; onSaved: () => void; onClose: () => void }) => ReactNode;
  /** The dialog that books an activity for the prospect. */
  readonly newActivity: (props: {
    prospect: ProspectChoice;
    open: boolean;
    onClose: () => void;
    onChange: () => void;
  }) => ReactNode;
  /** What comes next with the prospect, each with its button; undefined while it loads, null where it could not be fetched. */
  readonly nextSteps: (props: {
    user: SessionUser;
    activities: readonly Activity[] | null | undefined;
    isFetching: boolean;
    onRetry: () => void;
    onChange: () => void;
  }) => ReactNode;
};

/** `/prospect/{ProspectId}/detail`: who a prospect is, what was done with the person and what is done next (RTE-14, UND-11). */
export const ProspectDetailPage = forUser<ProspectDetailParts>(({ user, ...parts }) => {
  const [path] = useLocation();
  const id = prospectIdOf(path);
  // Another prospect is another page: nothing of the one before may stay in it.
  return id === null ? <ProspectMissing /> : <ProspectOf key={id} id={id} user={user} parts={parts} />;
});

type ProspectOfProps = { id: number; user: SessionUser; parts: ProspectDetailParts };

function ProspectOf({ id, user, parts }: ProspectOfProps) {
  const calls = useCalls();
  const { data, isError, isFetching, refetch } = useQuery(prospectQuery(calls, id));
  if (data === null) return <ProspectMissing />;
  // What was known stays when no answer comes: work goes on without a network.
  if (data === undefined && isError) return <ProspectFailed busy={isFetching} onRetry={() => void refetch()} />;
  return <ProspectView id={id} prospect={data} user={user} parts={parts} />;
}
