import { createMailCalls } from '@sereno/api/mail';
import { fillTemplate, mailLink, templateVariables } from '@sereno/domain/mail';
import {
  Banner,
  BottomSheet,
  Button,
  ButtonLink,
  DialogClose,
  Select,
  Skeleton,
  SkeletonGroup,
} from '@sereno/ui/foundation';
import { formatTag } from '@sereno/ui/locale';
import { space } from '@sereno/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/index.tsx';
import { mailTexts } from '../../i18n/areas.ts';
import { followLink } from '../openPages.ts';
import { usePlatform } from '../PlatformProvider.tsx';
import { report } from '../report.ts';
import { MailPreview } from './MailPreview.tsx';
import { useMailValues } from './useMailValues.ts';

/** To whom an e-mail is written. */
export type MailTarget = {
  /** 'mailto:' with the address alone. */
  readonly href: string;
  /** The name of the prospect. */
  readonly prospect: string;
};

export type MailDialogProps = { target: MailTarget; onClose: () => void };

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

/** The choice of no template; ids are numbers. */
const NONE = 'none';

/**
 * Offers the templates in force, and opens the mail program with the chosen one filled in (UND-43, STA-05). Without any template, or where
 * they cannot be read, the mail program is opened at once.
 */
export function MailDialog({ target: { href, prospect }, onClose }: MailDialogProps) {
  const { t, locale } = useText(mailTexts);
  const { api, toasts } = usePlatform();
  const calls = useMemo(() => createMailCalls(api.doors), [api.doors]);
  const { data: templates, isError } = useQuery({
    queryKey: ['register', 'email-templates', 'in-force'],
    queryFn: ({ signal }) => calls.emailTemplates(signal),
  });
  const values = useMailValues(prospect);
  const [chosen, setChosen] = useState<string | null>(null);
  const isPlain = isError || templates?.length === 0;
  useEffect(() => {
    if (!isPlain) return;
    if (isError) toasts.show({ tone: 'warning', text: t('mail.notLoaded') });
    followLink(href);
    onClose();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it is known that there is nothing to choose.
  }, [isPlain]);

  const template = chosen === NONE ? undefined : (templates?.find(({ id }) => String(id) === chosen) ?? templates?.[0]);
  const mail = template && {
    subject: fillTemplate(template.subject, values),
    body: fillTemplate(template.body, values),
  };
  const link = mail === undefined ? { href, hasBody: true } : mailLink(href, mail);
  const missing = templateVariables(`${template?.subject} ${template?.body}`).filter((name) => values[name] === '');
  const open = (): void => {
    if (mail !== undefined && !link.hasBody) {
      navigator.clipboard.writeText(mail.body).catch((error: unknown) => {
        report(error);
        toasts.show({ tone: 'danger', text: t('mail.notCopied') });
      });
    }
    onClose();
  };
  if (isPlain) return null;
  return (
    <BottomSheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('mail.title', { name: prospect })}
      description={decodeURIComponent(href.slice('mailto:'.length))}
      footer={
        <>
          <DialogClose>
            <Button>{t('mail.cancel')}</Button>
          </DialogClose>
          <ButtonLink variant="primary" href={link.href} onClick={open}>
            {t('mail.open')}
          </ButtonLink>
        </>
      }
    >
      {templates === undefined ? (
        <SkeletonGroup>
          <Skeleton height="40px" />
          <Skeleton height="160px" />
        </SkeletonGroup>
      ) : (
        <Parts>
          <Select
            label={t('mail.template')}
            options={[
              ...templates.map(({ id, name }) => ({ value: String(id), label: name })),
              { value: NONE, label: t('mail.none') },
            ]}
            value={template === undefined ? NONE : String(template.id)}
            onChange={setChosen}
          />
          {mail !== undefined && <MailPreview {...mail} />}
          {missing.length > 0 && (
            <Banner tone="warning">
              {t('mail.missing', {
                names: new Intl.ListFormat(formatTag(locale)).format(missing.map((name) => t(`mail.${name}`))),
              })}
            </Banner>
          )}
          {!link.hasBody && <Banner>{t('mail.tooLong')}</Banner>}
        </Parts>
      )}
    </BottomSheet>
  );
}
