'use client';
import { Badge, VisuallyHidden } from '../../foundation/index.ts';
import { CircleCheck } from '../../foundation/icons/circle-check.ts';
import { ClockAlert } from '../../foundation/icons/clock-alert.ts';
import { useTexts } from '../../locale/index.ts';
import { activityPartsTexts } from '../../locale/texts/es/activityParts.ts';
import { styled } from 'styled-components';
import { color } from '../../theme/index.ts';
import type { RootProps } from '../../state/rootProps.ts';

const Unknown = styled.span`
  position: relative;
  color: ${color.textMuted};
`;

export type OnTimeChipProps = RootProps<HTMLSpanElement> & {
  /** True on time, false late, null unknown. */
  onTime: boolean | null;
};

/** Whether an activity was attended on time (ACL-27). Unknown is a dash, with its meaning for screen readers. */
export function OnTimeChip({ onTime, ...root }: OnTimeChipProps) {
  const t = useTexts(activityPartsTexts);
  if (onTime === null) {
    return (
      <Unknown {...root}>
        <span aria-hidden>—</span>
        <VisuallyHidden>{t('onTimeChip.unknown')}</VisuallyHidden>
      </Unknown>
    );
  }
  return onTime ? (
    <Badge {...root} tone="positive" icon={<CircleCheck aria-hidden />}>
      {t('onTimeChip.onTime')}
    </Badge>
  ) : (
    <Badge {...root} tone="danger" icon={<ClockAlert aria-hidden />}>
      {t('onTimeChip.late')}
    </Badge>
  );
}
