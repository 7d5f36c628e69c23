'use client';
import { styled } from 'styled-components';
import { useOverflow } from '../../state/useOverflow.ts';
import { color, radius } from '../../theme/index.ts';
import { Banner, type BannerTone } from '../status/Banner.tsx';

/** Scrolls beyond `--problem-height`, so that the buttons below stay visible. */
const Reason = styled.section`
  max-block-size: var(--problem-height);
  overflow-y: auto;
  overscroll-behavior: contain;
  border-radius: ${radius.control};
  &:focus-visible {
    outline: 2px solid ${color.primary};
    outline-offset: 1px;
  }
`;

type SaveProblemProps = {
  /** Failed attempts to save a form with errors; each is announced. 0 when it has none. */
  attempts: number;
  /** Says that the form has errors. */
  incomplete: string;
  /** Why saving failed; empty or undefined without a failure. */
  problem: string | undefined;
  tone: BannerTone;
  /** Name of the failure, for when it scrolls. */
  label: string;
};

/** Why a form cannot be saved. */
export function SaveProblem({ attempts, incomplete, problem, tone, label }: SaveProblemProps) {
  const [overflows, watch] = useOverflow();
  if (attempts > 0) {
    return (
      <Banner key={attempts} tone="danger">
        {incomplete}
      </Banner>
    );
  }
  if (!problem) return null;
  return (
    <Reason key={problem} ref={watch} aria-label={label} tabIndex={overflows ? 0 : undefined}>
      <Banner tone={tone}>{problem}</Banner>
    </Reason>
  );
}
