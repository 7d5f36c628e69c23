import { createSessionCalls } from '@sereno/api/sessions';
import { Banner } from '@sereno/ui/foundation';
import { SessionList } from '@sereno/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { accountTexts, entryTexts, operationTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { useCommand } from '../../platform/commands/useCommand.ts';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { shownData } from '../../platform/queries.ts';
import { sessionEnd } from './accountCommands.ts';
import { NarrowCard } from './ChangePasswordPage.styles.ts';
import { sessionsQuery } from './sessionsQuery.ts';

/** Where the person is signed in, and the ways to end the other sessions (an extension of ours). */
export function OpenSessions() {
  const { t } = useText(accountTexts);
  const { t: operation } = useText(operationTexts);
  const { t: entry } = useText(entryTexts);
  const { api, config, toasts } = usePlatform();
  const calls = useMemo(() => createSessionCalls(api.doors), [api.doors]);
  const query = useQuery(sessionsQuery(calls));
  const sessions = shownData(query);
  const { sending, problem, submit } = useCommand(sessionEnd(calls), {
    t: entry,
    onDone: async (_, which) => {
      // The row goes before the next one can be ended.
      await query.refetch();
      toasts.show({ tone: 'positive', text: t(which === 'others' ? 'passwordChange.others' : 'sessions.ended') });
    },
  });
  return (
    <NarrowCard title={t('sessions.title')}>
      <p>{t('sessions.lead')}</p>
      {problem !== null && (
        <Banner tone={problem.tone} title={operation('operation.updateFailed')}>
          {problem.text}
        </Banner>
      )}
      <SessionList
        sessions={sessions ?? []}
        timeZone={config.timeZone}
        loading={sessions === undefined}
        failed={sessions === null}
        onRetry={() => void query.refetch()}
        ending={sending}
        onEnd={(id) => void submit({ id })}
        onEndOthers={() => void submit('others')}
      />
    </NarrowCard>
  );
}
