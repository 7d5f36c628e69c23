import { ConfigError } from '@sereno/domain/config';
import { entryTexts } from '../i18n/areas.ts';
import { useText } from '../i18n/index.tsx';
import { Failure } from './Failure.tsx';

/** Why the app could not start: a configuration it cannot use, or no server to read it from. */
export function StartFailure({ error }: { error: unknown }) {
  const { t } = useText(entryTexts);
  return error instanceof ConfigError ? (
    <Failure title={t('app.config.title')} text={t('app.config.text', { detail: error.message })} />
  ) : (
    <Failure title={t('app.unreachable.title')} text={t('app.unreachable.text')} />
  );
}
