'use client';
import { useId, type ReactNode } from 'react';
import { Badge, Switch, Tabs } from '../foundation/index.ts';
import { useTexts } from '../locale/index.ts';
import { userPanelTexts } from '../locale/texts/es/userPanel.ts';
import { SampleBox, SampleList } from './UserTabs.styles.ts';

export type UserTabsLabels = {
  /** Name of the row of tabs. Default: 'Actividad y ajustes'. */
  tabs?: string;
  /** The word that marks a sample. Default: 'Ejemplo' (SHL-27). */
  sample?: string;
};

export type UserTabsProps = {
  /** What 'Audit Logs' shows. Default: a sample. */
  auditLogs?: ReactNode;
  /** What 'Notifications' shows. Default: a sample. */
  notifications?: ReactNode;
  /** Content of 'Settings'. Default: sample switches without effect. */
  settings?: ReactNode;
  /** Texts in place of those of the catalogue. Default: the catalogue of the language. */
  labels?: UserTabsLabels | undefined;
};

/** Names, not translated: they are the same in every language (SHL-26). */
const names = { auditLogs: 'Audit Logs', notifications: 'Notifications', settings: 'Settings' } as const;

/** The three tabs of the user panel (SHL-26). Missing content is replaced by a marked sample (SHL-27). */
export function UserTabs({ auditLogs, notifications, settings, labels = {} }: UserTabsProps) {
  const t = useTexts(userPanelTexts);
  const sample = (content: ReactNode) => <Sample name={labels.sample ?? t('userTabs.sample')}>{content}</Sample>;
  const contents = {
    auditLogs: auditLogs ?? sample(<Events texts={[t('userTabs.call'), t('userTabs.password')]} />),
    notifications: notifications ?? sample(<Events texts={[t('userTabs.visit'), t('userTabs.contract')]} />),
    settings:
      settings ??
      sample([t('userTabs.email'), t('userTabs.summary')].map((label) => <SampleSwitch key={label} label={label} />)),
  };
  return (
    <Tabs
      label={labels.tabs ?? t('userTabs.label')}
      tabs={(['auditLogs', 'notifications', 'settings'] as const).map((value) => ({
        value,
        label: names[value],
        content: contents[value],
      }))}
      activation="focus"
    />
  );
}

function Sample({ name, children }: { name: string; children: ReactNode }) {
  const t = useTexts(userPanelTexts);
  const id = useId();
  return (
    <SampleBox aria-labelledby={`${id}name`} aria-describedby={`${id}note`}>
      <p>
        <Badge id={`${id}name`}>{name}</Badge>
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

function SampleSwitch({ label }: { label: string }) {
  return <Switch label={label} labelPosition="before" />;
}
