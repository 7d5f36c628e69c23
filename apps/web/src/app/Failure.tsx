import { Button } from '@sereno/ui/foundation';
import { MessagePage } from '@sereno/ui/shell';
import type { FallbackProps } from 'react-error-boundary';
import { entryTexts } from '../i18n/areas.ts';
import { useText } from '../i18n/index.tsx';
import { useFailureText } from './useFailureText.ts';

export type FailureProps = { title: string; text: string };

/** What stands in place of a page that could not be shown: what happened, and the one thing that helps. */
export function Failure({ title, text }: FailureProps) {
  const { t } = useText(entryTexts);
  return (
    <MessagePage
      fullPage
      title={title}
      text={text}
      actions={
        <Button variant="primary" onClick={() => location.reload()}>
          {t('app.failed.action')}
        </Button>
      }
    />
  );
}

/** A surprise of ours in the page below, or code of it that could not be loaded. */
export function UnexpectedFailure({ error }: FallbackProps) {
  const { t } = useText(entryTexts);
  const { title, text } = useFailureText(error);
  return <Failure title={t(title)} text={t(text)} />;
}
