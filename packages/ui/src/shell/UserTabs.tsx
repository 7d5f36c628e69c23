'use client';
import { useId, type ReactNode } from 'react';
import { Badge, Switch, Tabs } from '../foundation/index.ts';
import { useTexts } from '../locale/index.ts';
import { userPanelTexts } from '../locale/texts/es/userPanel.ts';
import { SampleBox, SampleList } from './UserTabs.styles.ts';

/** Names, not translated: they are the same in every language (SHL-26). */
const names = { auditLogs: 'Audit Logs', notifications: 'Notifications', settings: 'Settings' } as const;

export type UserTabsProps = {
  /** Content of 'Audit Logs'. Default: a sample. */
  auditLogs?: ReactNode;
  /** Content of 'Notifications'. Default: a sample. */
  notifications?: ReactNode;
  /** Content of 'Settings'. Default: sample switches without effect. */
  settings?: ReactNode;
};

/** The three tabs of the user panel (SHL-26). Missing content is replaced by a marked sample (SHL-27). */
export function UserTabs(given: UserTabsProps) {
  const t = useTexts(userPanelTexts);
  const samples = {
    auditLogs: <Events texts={[t('userTabs.call'), t('userTabs.password')]} />,
    notifications: <Events texts={[t('userTabs.visit'), t('userTabs.contract')]} />,
    settings: [t('userTabs.email'), t('userTabs.summary')].map((label) => (
      <Switch key={label} label={label} labelPosition="before" />
    )),
  };
  return (
    <Tabs
      label={t('userTabs.label')}
      tabs={(['auditLogs', 'notifications', 'settings'] as const).map((value) => ({
        value,
        label: names[value],
        content: given[value] ?? <Sample>{samples[value]}</Sample>,
      }))}
      activation="focus"
    />
  );
}

function Sample({ children }: { children: ReactNode }) {
  const t = useTexts(userPanelTexts);
  const id = useId();
  return (
    <SampleBox aria-labelledby={`${id}name`} aria-describedby={`${id}note`}>
      <p>
        <Badge id={`${id}name`}>{t('userTabs.sample')}</Badge>
        <span id={`${id}note`}>{t('userTabs.sampleNote')}</span>
      </p>
      {children}
    </SampleBox>
  );
}

function Events({ texts }: { texts: readonly string[] }) {
  return (
    <SampleList>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </SampleList>
  );
}
