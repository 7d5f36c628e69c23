import { ChevronDown } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { FoldButton } from '../../../platform/FoldButton.styles.ts';
import { Heading, Section, Title } from './Dashboard.styles.ts';
import type { Fold } from './useFold.ts';

export type DashboardSectionProps = {
  title: string;
  /** Where an address leads to. Default: nowhere. */
  id?: string;
  /** What belongs to all of it, beside its title. Default: nothing. */
  actions?: ReactNode;
  /** Whether what it shows is on its way. Default: it is not. */
  isBusy?: boolean;
  /** What `useFold` gave. Default: it is never folded. */
  fold?: Fold;
  /** The title, for the focus. */
  ref?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** Parts of a dashboard under a title of their own. */
export function DashboardSection({ title, id, actions, isBusy, fold, ref, children }: DashboardSectionProps) {
  const titleId = useId();
  const isOpen = fold?.isOpen !== false;
  const { setOpen = null } = fold ?? {};
  return (
    <Section id={id} aria-labelledby={titleId} aria-busy={isBusy}>
      <Heading>
        <Title ref={ref} id={titleId} tabIndex={ref === undefined ? undefined : -1}>
          {setOpen === null ? (
            title
          ) : (
            <FoldButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {title}
              <ChevronDown aria-hidden />
            </FoldButton>
          )}
        </Title>
        {actions}
      </Heading>
      {isOpen && children}
    </Section>
  );
}
