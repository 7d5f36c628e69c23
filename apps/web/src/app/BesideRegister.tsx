import { entryForPath } from '@sereno/domain/navigation';
import { canKeepRegister, formatFilter, type KnownRegister, type RegisterFilter } from '@sereno/domain/register';
import { ButtonLink, type ButtonLinkProps, type ButtonSize } from '@sereno/ui/foundation';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { RegisterPage, type RegisterSlots } from '../features/registers/RegisterPage.tsx';
import { frameTexts, registerTexts } from '../i18n/areas.ts';
import { useText } from '../i18n/index.tsx';
import { forUser } from '../platform/forUser.ts';
import { Page } from '../platform/ListPage.styles.ts';
import { usePageName } from '../platform/pageTitle.ts';
import { usePlatform } from '../platform/PlatformProvider.tsx';

/** What the address calls the register that stands in place of its page. */
const VIEW = 'view';

/** The address of a register beside a page, narrowed down by a filter. */
export const besideHref = (path: string, { id }: KnownRegister, filter: RegisterFilter): string =>
  `${path}?${new URLSearchParams({ [VIEW]: id, filter: formatFilter(filter) }).toString()}`;

export type BesideRegisterProps = {
  register: KnownRegister;
  /** Of the link to it: that of the controls beside it. */
  size: ButtonSize;
  /** What its description cannot say. */
  slots?: RegisterSlots;
  /** The page, with the link to the register; null for those who do not keep it. */
  children: (link: ReactNode) => ReactNode;
};

/** A page with a register beside it (`Register.beside`), which a link leads to and which leads back. */
export const BesideRegister = forUser<BesideRegisterProps>(({ user, register, size, slots, children }) => {
  const { t: menu } = useText(frameTexts);
  const { t } = useText(registerTexts);
  const { config } = usePlatform();
  const [path] = useLocation();
  const [address] = useSearchParams();
  const { id, beside } = register;
  const title = beside !== undefined && canKeepRegister(register, user, config) ? t(beside.title) : undefined;
  const isShown = title !== undefined && address.get(VIEW) === id;
  usePageName(isShown ? title : undefined);
  if (!isShown) {
    const link = title !== undefined && (
      <Leading href={`${path}?${VIEW}=${id}`} size={size}>
        {title}
      </Leading>
    );
    return children(link || null);
  }
  const page = entryForPath(path);
  return (
    <Page>
      <div>
        <Leading href={path} size="small" startIcon={<ChevronLeft />}>
          {page && menu(page.key)}
        </Leading>
      </div>
      <RegisterPage register={register} slots={slots} />
    </Page>
  );
});

function Leading(link: Pick<ButtonLinkProps, 'href' | 'size' | 'startIcon' | 'children'> & { href: string }) {
  return (
    <Link href={link.href} asChild>
      <ButtonLink {...link} />
    </Link>
  );
}
