import { AuthFrame, type AuthFrameProps } from '@sereno/ui/shell';
import { usePageFocus } from '../../platform/pageFocus.ts';
import { AppearanceButton, type AppearanceButtonProps } from './AppearanceButton.tsx';

export type AuthPageProps = Omit<AuthFrameProps, 'footer'> & AppearanceButtonProps;

/** A page before the login: its form, and at the foot the choice of language, theme and density. */
export function AuthPage({ onReload, ...frame }: AuthPageProps) {
  usePageFocus(window.location.pathname);
  return <AuthFrame {...frame} footer={<AppearanceButton onReload={onReload} />} />;
}
