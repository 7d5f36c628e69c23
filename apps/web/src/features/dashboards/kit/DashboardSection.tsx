import { type ReactNode, useId } from 'react';
import { Heading, Section, Title } from './Dashboard.styles.ts';

export type DashboardSectionProps = {
  title: string;
  /** What belongs to all of it, beside its title. Default: nothing. */
  actions?: ReactNode;
  children: ReactNode;
};

/** Parts of a dashboard under a title of their own. */
export function DashboardSection({ title, actions, children }: DashboardSectionProps) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <Heading>
        <Title id={titleId}>{title}</Title>
        {actions}
      </Heading>
      {children}
    </Section>
  );
}
