import type { SessionUser } from '@sereno/domain/session';
import type { BusinessWeek } from '@sereno/domain/week';
import { Button, Menu, Tooltip } from '@sereno/ui/foundation';
import { FileDown } from 'lucide-react';
import { commissionsTexts } from '../../../../i18n/areas.ts';
import { useText } from '../../../../i18n/index.tsx';
import { usePlatform } from '../../../../platform/PlatformProvider.tsx';
import { Buttons } from '../CommissionsPage.styles.ts';
import type { Whose } from '../weeklyQueries.ts';
import { type PdfChoice, pdfChoices, type PdfLists } from './pdfTargets.ts';
import { usePdf } from './usePdf.ts';

export type PdfButtonsProps = {
  user: SessionUser;
  week: BusinessWeek;
  whose: Whose;
  /** Name of the adviser whose rows are shown; null where it is not known. */
  adviserName: string | null;
  /** Those whom PDFs can be about. */
  lists: PdfLists;
};

/** A button for each PDF that the viewer may download; a menu asks for the person where there are several (PDF-02 to PDF-08). */
export function PdfButtons({ user, week, whose, adviserName, lists }: PdfButtonsProps) {
  const { t } = useText(commissionsTexts);
  const { config, toasts } = usePlatform();
  const { busy, download } = usePdf();

  const buttonOf = ({ kind, targets, loading }: PdfChoice) => {
    const [only, ...others] = targets;
    const shared = {
      size: 'small',
      startIcon: <FileDown aria-hidden />,
      busy: busy === kind,
      // The same all the time: the button is as wide as the longer of both.
      busyLabel: t('commissions.downloading'),
    } as const;
    const label = t(`commissions.${kind}Pdf`);
    if (only === undefined) {
      const nobody = kind === 'plain' ? 'commissions.chooseAdviser' : 'commissions.nobody';
      const reason = t(loading ? 'commissions.loading' : nobody);
      return (
        <Tooltip key={kind} content={reason}>
          {/* A finger meets no tooltip: the press says it as well. */}
          <Button {...shared} aria-disabled onClick={() => toasts.show({ text: reason })}>
            {label}
          </Button>
        </Tooltip>
      );
    }
    if (others.length === 0)
      return (
        <Button key={kind} {...shared} onClick={() => download(only.request)}>
          {label}
        </Button>
      );
    return (
      <Menu
        key={kind}
        align="end"
        trigger={<Button {...shared}>{label}</Button>}
        items={targets.map(({ id, name, request }) => ({
          type: 'action',
          id,
          label: name,
          onSelect: () => download(request),
        }))}
      />
    );
  };

  return <Buttons>{pdfChoices({ user, config, week, whose, adviserName, lists }).map(buttonOf)}</Buttons>;
}
