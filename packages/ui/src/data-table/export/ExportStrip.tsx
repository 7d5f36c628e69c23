'use client';
import { Button } from '../../foundation/index.ts';
import { formatTag, useLocale, useTexts } from '../../locale/index.ts';
import { tableJobsTexts } from '../../locale/texts/es/tableJobs.ts';
import { Strip } from './ExportStrip.styles.ts';

type ExportStripProps = {
  /** What is being made: 'Preparando Contratos.csv'. */
  readonly label: string;
  /** Progress from 0 to 1; null while unknown. */
  readonly progress: number | null;
  readonly onCancel: () => void;
};

/** Progress of a file or a sheet, in place of its button, with a button to cancel. */
export function ExportStrip({ label, progress, onCancel }: ExportStripProps) {
  const t = useTexts(tableJobsTexts);
  const locale = useLocale();
  const percent = new Intl.NumberFormat(formatTag(locale), { style: 'percent' });
  return (
    <Strip aria-label={label}>
      <progress aria-label={label} max={1} value={progress ?? undefined} />
      {progress !== null && (
        <span className="amount" aria-hidden>
          {percent.format(progress)}
        </span>
      )}
      <Button
        size="small"
        variant="ghost"
        onClick={onCancel}
        // A key still held down from the button that stood here gives nothing up.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
      >
        {t('exportStrip.cancel')}
      </Button>
    </Strip>
  );
}
