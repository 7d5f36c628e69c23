'use client';
import {
  type CommissionLine,
  type CommissionReason,
  type CommissionStatus,
  commissionTotals,
  commissionTypeName,
} from '@sereno/domain/commission';
import { formatPesos } from '@sereno/domain/money';
import { type ReactNode, useMemo } from 'react';
import { CircleCheck } from '../../foundation/icons/circle-check.ts';
import { Clock } from '../../foundation/icons/clock.ts';
import { MessageSquareText } from '../../foundation/icons/message-square-text.ts';
import { Signature as SignatureIcon } from '../../foundation/icons/signature.ts';
import { Badge, type BadgeTone, Banner } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { commissionTexts } from '../../locale/texts/es/commission.ts';
import type { RootProps } from '../../state/rootProps.ts';
import { exactly } from '../exactly.ts';
import { instantParts } from '../instantParts.ts';
import { Actions, Head, Notice, Paper, Reasons, Root, Signed, Words } from './WeekStatus.styles.ts';

export type WeekStatusProps = RootProps<HTMLElement> & {
  /** Status of the week (CMA-11); null shows nothing, unless it is running (CMA-22). */
  status: CommissionStatus | null;
  /** The week has not ended and cannot be decided yet (CMA-22). Used only without a status. */
  running: boolean;
  /**
   * All lines of the week, stable while unchanged: their pay is beside the status (CMA-08). Default: no amount, as when
   * a line could not be read.
   */
  lines?: readonly CommissionLine[] | undefined;
  /** ISO 8601 instant of the decision. Default: none. */
  decidedAt?: string | null | undefined;
  /** The signature of an accepted week, a data URL of a PNG. Default: none is shown. */
  signature?: string | null | undefined;
  /** The adviser's objections to lines of a week in reconciliation. Default none. */
  reasons?: readonly CommissionReason[] | undefined;
  /** The lines differ from those that were signed: a plain notice says so. Default false. */
  changedSince?: boolean | undefined;
  /** The viewer's own week: it says what they are paid, and why it cannot be decided. Default false. */
  own?: boolean | undefined;
  /** IANA zone of the decision's time. */
  zone: string;
  /** Action buttons, shown only for a pending week (CMA-12 to CMA-15). Default none. */
  children?: ReactNode;
};

type Standing = CommissionStatus | 'running';

const TONES: Readonly<Record<Standing, BadgeTone>> = {
  pending: 'warning',
  accepted: 'positive',
  inReconciliation: 'info',
  running: 'neutral',
};
const ICONS = {
  pending: SignatureIcon,
  accepted: CircleCheck,
  inReconciliation: MessageSquareText,
  running: Clock,
} as const;

/** The status of a week's commissions, with its icon and actions (CMA-10, CMA-11, CMA-22). */
export function WeekStatus({
  status,
  running,
  lines = none,
  decidedAt,
  signature,
  reasons = [],
  changedSince = false,
  own = false,
  zone,
  children,
  ...root
}: WeekStatusProps) {
  const t = useTexts(commissionTexts);
  const toPay = useMemo(() => (lines.length === 0 ? null : exactly(() => commissionTotals(lines).toPay)), [lines]);
  const standing: Standing | null = status ?? (running ? 'running' : null);
  if (standing === null) return null;
  const isPending = standing === 'pending';
  const isDecided = standing === 'accepted' || standing === 'inReconciliation';
  const moment = isDecided ? instantParts(decidedAt, zone) : null;
  const Icon = ICONS[standing];
  const mayAct = isPending && hasContent(children);
  const stillText = own ? 'weekStatus.ownText' : 'weekStatus.watchedText';
  const text = t(isPending && !mayAct ? stillText : `weekStatus.${standing}Text`);
  return (
    <Root {...root} data-tone={TONES[standing]}>
      <Head>
        <Words>
          <Badge tone={TONES[standing]} icon={<Icon aria-hidden />}>
            {t(`weekStatus.${standing}`)}
          </Badge>
          {toPay !== null && (
            <strong className="to-pay">
              {t(own ? 'weekStatus.toPayOwn' : 'weekStatus.toPay', { amount: formatPesos(toPay), count: lines.length })}
            </strong>
          )}
          <span>{text}</span>
          {moment && (
            <span className="moment">
              {t(standing === 'accepted' ? 'weekStatus.signed' : 'weekStatus.decided', moment)}
            </span>
          )}
        </Words>
        {mayAct && <Actions>{children}</Actions>}
      </Head>
      {isDecided && changedSince && (
        <Notice>
          <Banner tone="warning">{t('weekStatus.changed')}</Banner>
        </Notice>
      )}
      {standing === 'accepted' && typeof signature === 'string' && signature !== '' && (
        <Signed>
          <figcaption>{t('weekStatus.signature')}</figcaption>
          <Paper>
            <img src={signature} alt={t('weekStatus.signature')} />
          </Paper>
        </Signed>
      )}
      {standing === 'inReconciliation' && reasons.length > 0 && (
        <Reasons>
          <summary>{t('weekStatus.reasons', { count: reasons.length })}</summary>
          <ul>
            {reasons.map(({ type, contract, reason }) => (
              <li key={JSON.stringify([type, contract, reason])}>
                <strong>
                  {contract ?? t('weekStatus.noContract')} · {commissionTypeName(type)}
                </strong>
                <span>{reason}</span>
              </li>
            ))}
          </ul>
        </Reasons>
      )}
    </Root>
  );
}

const none: readonly never[] = [];

const hasContent = (children: ReactNode): boolean => children !== undefined && children !== null && children !== false;
