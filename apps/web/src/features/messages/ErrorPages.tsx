import { ErrorPage } from '@sereno/ui/shell';
import { Redirect, useParams } from 'wouter';
import { publicTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { usePageFocus } from '../../platform/pageFocus.ts';
import { usePageTitle } from '../../platform/pageTitle.ts';
import { paths } from '../../platform/paths.ts';
import { HomeLink } from './HomeLink.tsx';

const VARIANTS = [1, 2, 3, 4, 5, 6] as const;

/** The six error pages (EPG-02a to EPG-02f); any other address below `/error` leads to the first (EPG-01, EPG-05). */
export function ErrorPages() {
  const { version } = useParams();
  const variant = VARIANTS.find((number) => version?.toLowerCase() === `error-v${number}`);
  return variant === undefined ? <Redirect replace to={paths.error} /> : <ShownError variant={variant} />;
}

function ShownError({ variant }: { variant: (typeof VARIANTS)[number] }) {
  const { t } = useText(publicTexts);
  usePageTitle(t('notFound.title'));
  usePageFocus(window.location.pathname);
  return <ErrorPage variant={variant} actions={<HomeLink />} />;
}
