'use client';
import { type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../../foundation/index.ts';
import { type LazyPart, useLazyPart } from '../../lazy/lazyPart.ts';
import { useLostFocus } from '../../state/useLostFocus.ts';
import type { ExportJob, ExportJobProps } from './exportJob.ts';
import { ToolPlace } from './ExportTools.styles.ts';

/** What could not be done, and what to do about it. */
export type ExportProblem = {
  readonly text: string;
  /** Where the button stands that asked for it. */
  readonly place: HTMLElement | null;
};

type ExportToolProps<Row> = {
  readonly label: string;
  /** What is said when it could not be done. */
  readonly failure: string;
  readonly icon: ReactNode;
  readonly part: LazyPart<(props: ExportJobProps<Row>) => ReactNode>;
  readonly job: ExportJob<Row>;
  readonly isReady: boolean;
  /** Hears what came of it, for assistive technology; empty when it begins. */
  readonly onNews: (news: string) => void;
  /** Hears what went wrong, and null when it is tried again. */
  readonly onProblem: (problem: ExportProblem | null) => void;
};

/**
 * A button that starts a job, one at a time; the job may stand in its place meanwhile. Its code is fetched when somebody points
 * at the button or reaches it.
 */
export function ExportTool<Row>({ label, failure, icon, part, job, isReady, onNews, onProblem }: ExportToolProps<Row>) {
  const place = useRef<HTMLSpanElement>(null);
  const focusKeeper = useLostFocus(() => place.current?.querySelector('button'));
  const [isNear, setNear] = useState(false);
  // The job as it was when the button was pressed: what changes in the table meanwhile is no part of it.
  const [asked, setAsked] = useState<ExportJob<Row> | null>(null);
  const [isShown, setShown] = useState(false);

  const end = (told: string): void => {
    setAsked(null);
    setShown(false);
    onNews(told);
  };
  const fail = (text: string = failure): void => {
    end('');
    onProblem({ text, place: place.current });
  };
  const { part: Job } = useLazyPart(part, isNear && (asked ? 'now' : 'ahead'), () => {
    // The next time that somebody comes near, it is fetched again.
    setNear(false);
    if (asked) fail();
  });
  const approach = (): void => setNear(true);
  const press = (): void => {
    if (asked || !isReady) return;
    approach();
    onNews('');
    onProblem(null);
    setAsked(job);
  };

  return (
    <ToolPlace ref={place} {...focusKeeper}>
      {!isShown && (
        <IconButton
          label={label}
          size="small"
          aria-busy={asked !== null || undefined}
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
      {asked && Job && <Job {...asked} isShown={isShown} onShow={setShown} onEnd={end} onFail={fail} />}
    </ToolPlace>
  );
}
