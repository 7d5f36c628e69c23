import { type ReactNode, useId } from 'react';
import { Heading, Section, Title } from './Dashboard.styles.ts';

export type DashboardSectionProps = {
  title: string;
  /** What belongs to all of it, beside its title. Default: nothing. */
  actions?: ReactNode;
  /** Whether what it shows is on its way. Default: it is not. */
  isBusy?: boolean;
  children: ReactNode;
};

/** Parts of a dashboard under a title of their own. */
export function DashboardSection({ title, actions, isBusy, children }: DashboardSectionProps) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId} aria-busy={isBusy}>
      <Heading>
        <Title id={titleId}>{title}</Title>
        {actions}
      </Heading>
      {children}
    </Section>
  );
}
