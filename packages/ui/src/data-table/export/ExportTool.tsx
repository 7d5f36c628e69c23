'use client';
import { type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../../foundation/index.ts';
import { type LazyPart, useLazyPart } from '../../lazy/lazyPart.ts';
import { useLostFocus } from '../../state/useLostFocus.ts';
import type { ExportJob, ExportJobProps } from './exportJob.ts';
import { ToolPlace } from './ExportTools.styles.ts';

/** A failure, and what to do about it. */
export type ExportProblem = {
  readonly text: string;
  /** The place of its button. */
  readonly place: HTMLElement | null;
};

type ExportToolProps<Row> = {
  readonly label: string;
  /** Message for a failure. */
  readonly failure: string;
  readonly icon: ReactNode;
  readonly part: LazyPart<(props: ExportJobProps<Row>) => ReactNode>;
  readonly job: ExportJob<Row>;
  readonly isReady: boolean;
  /** Called with the announcement of the result; empty when it starts. */
  readonly onNotice: (news: string) => void;
  /** Called with the failure, and with null when it is retried. */
  readonly onProblem: (problem: ExportProblem | null) => void;
};

/**
 * A button that starts a job, one at a time; the job may stand in its place meanwhile. Its code is fetched when somebody points
 * at the button or reaches it.
 */
export function ExportTool<Row>({
  label,
  failure,
  icon,
  part,
  job,
  isReady,
  onNotice,
  onProblem,
}: ExportToolProps<Row>) {
  const place = useRef<HTMLSpanElement>(null);
  const focusKeeper = useLostFocus(() => place.current?.querySelector('button'));
  const [isNear, setNear] = useState(false);
  // A snapshot from the press: later changes of the table are not part of it.
  const [requested, setRequested] = useState<ExportJob<Row> | null>(null);
  const [isShown, setShown] = useState(false);

  const end = (told: string): void => {
    setRequested(null);
    setShown(false);
    onNotice(told);
  };
  const fail = (text: string = failure): void => {
    end('');
    onProblem({ text, place: place.current });
  };
  const { part: Job } = useLazyPart(part, isNear && (requested ? 'now' : 'ahead'), () => {
    // The next hover or focus loads it again.
    setNear(false);
    if (requested) fail();
  });
  const approach = (): void => setNear(true);
  const press = (): void => {
    if (requested || !isReady) return;
    approach();
    onNotice('');
    onProblem(null);
    setRequested(job);
  };

  return (
    <ToolPlace ref={place} {...focusKeeper}>
      {!isShown && (
        <IconButton
          label={label}
          size="small"
          aria-busy={requested !== null || undefined}
          aria-disabled={!isReady || undefined}
          onPointerEnter={approach}
          onTouchStart={approach}
          onFocus={approach}
          // The second press of two, and a key held down, mean the first one: a small file is done before they come.
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          onClick={({ detail }) => detail < 2 && press()}
        >
          {icon}
        </IconButton>
      )}
      {requested && Job && <Job {...requested} isShown={isShown} onShow={setShown} onEnd={end} onFail={fail} />}
    </ToolPlace>
  );
}
