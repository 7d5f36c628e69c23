import { NoticeBar } from '@sereno/ui/shell';
import { useAtomValue } from 'jotai';
import { frameTexts } from '../i18n/areas.ts';
import { useText } from '../i18n/index.tsx';
import { noticeAtom } from '../platform/notice.ts';

/** The host's notice for everyone, above every page (CAT-11). */
export function SiteNotice() {
  const { t } = useText(frameTexts);
  const notice = useAtomValue(noticeAtom);
  return notice && <NoticeBar tone="warning">{t(`notice.${notice}`)}</NoticeBar>;
}
