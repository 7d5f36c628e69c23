import { ChevronDown } from '../../foundation/icons/chevron-down.ts';

export type PillContentProps = {
  /** What it narrows by. */
  label: string;
  /** What is chosen: a name, or how many. */
  summary: string;
  /** The whole name of the only choice, shown on hover. Default: none. */
  only: string | undefined;
};

/** Content of a filter's pill. */
export function PillContent({ label, summary, only }: PillContentProps) {
  return (
    <>
      {/* The name says it already; what is left is the value. */}
      <span className="label" aria-hidden>
        {label}
      </span>
      <bdi className="value" title={only}>
        {summary}
      </bdi>
      <ChevronDown aria-hidden />
    </>
  );
}
