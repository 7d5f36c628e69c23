import { type MailText, paragraphsOf } from '@sereno/domain/mail';
import { color, fontSize, radius, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';
import { useText } from '../../i18n/index.tsx';
import { mailTexts } from '../../i18n/areas.ts';

const Sheet = styled.section`
  padding: ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.surfaceSunken};
  font-size: ${fontSize[14]};
  line-height: 1.5;
  color: ${color.text};
  overflow-wrap: anywhere;

  h3 {
    margin: 0;
    padding-block-end: ${space(3)};
    border-block-end: 1px solid ${color.border};
    font-size: ${fontSize[14]};
    font-weight: 600;
  }
  p {
    margin: ${space(3)} 0 0;
    white-space: pre-line;
  }
`;

/** An e-mail as its reader will see it. */
export function MailPreview({ subject, body }: MailText) {
  const { t } = useText(mailTexts);
  return (
    <Sheet aria-label={t('mail.preview')}>
      <h3>{subject}</h3>
      {paragraphsOf(body).map((lines, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a paragraph is told by its place alone.
        <p key={at}>{lines.join('\n')}</p>
      ))}
    </Sheet>
  );
}
