import { leadName, type Lead, type LeadTone } from '@sereno/domain/carousel';
import { memo, type MouseEvent } from 'react';
import { isHeldPress } from '../../foundation/button/heldPress.ts';
import { Badge, type BadgeTone, Button } from '../../foundation/index.ts';
import { ChevronRight } from '../../foundation/icons/chevron-right.ts';
import { useTexts } from '../../locale/index.ts';
import { carouselTexts } from '../../locale/texts/es/carousel.ts';
import { VisuallyHidden } from '../../foundation/content/VisuallyHidden.tsx';
import { Row } from './LeadList.styles.ts';

export type LeadRowProps = {
  lead: Lead;
  /** Minutes it has waited; null when unknown. */
  minutes: number | null;
  tone: LeadTone | null;
  /** Busy: it ignores presses. */
  busy: boolean;
  onAttend: (lead: Lead) => void;
  /** Null when reassigning is not allowed. */
  onReassign: ((lead: Lead) => void) | null;
};

const badges: Readonly<Record<LeadTone, BadgeTone>> = { fresh: 'positive', waiting: 'warning', late: 'danger' };

/** The second half of a double press, or a held key, would attend the lead that moved up. */
const isMeant = ({ detail }: MouseEvent): boolean => detail <= 1;

/** One lead. It renders only for a new minute, so its functions must be stable. */
export const LeadRow = memo(function LeadRow({ lead, minutes, tone, busy, onAttend, onReassign }: LeadRowProps) {
  const t = useTexts(carouselTexts);
  const name = leadName(lead) || t('leadList.nameless');
  return (
    <Row data-tone={tone ?? undefined}>
      <button
        type="button"
        className="lead"
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onKeyDown={(event) => isHeldPress(event) && event.preventDefault()}
        onClick={(event) => !busy && isMeant(event) && onAttend(lead)}
      >
        <span className="who">
          <VisuallyHidden>{t('leadList.attend')} </VisuallyHidden>
          <span className="name">{name}</span>{' '}
          {lead.prospectionMeans !== null && <span className="means">{lead.prospectionMeans}</span>}
        </span>{' '}
        <span className="since">
          {minutes !== null && <span className="age">{t('leadList.age', { minutes })}</span>}{' '}
          <Badge tone={tone === null ? 'neutral' : badges[tone]}>{t(`leadList.${tone ?? 'noTime'}`)}</Badge>
        </span>
        <ChevronRight className="go" />
      </button>
      {onReassign && (
        <Button
          size="small"
          busy={busy}
          aria-label={t('leadList.reassignLead', { name })}
          onClick={() => onReassign(lead)}
        >
          {t('leadList.reassign')}
        </Button>
      )}
    </Row>
  );
});
