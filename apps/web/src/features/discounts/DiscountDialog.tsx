import type { DiscountDesk } from '@sereno/api/discount';
import { BottomSheet, Button, DialogClose, EmptyState, Skeleton, SkeletonGroup } from '@sereno/ui/foundation';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.tsx';
import { discountTexts } from '../../i18n/areas.ts';
import { shownData } from '../../platform/queries.ts';

export type DiscountDialogProps = {
  title: string;
  /** What the dialog is about, while nothing is known of it yet. */
  name: string;
  answer: UseQueryResult<DiscountDesk | null>;
  onClose: () => void;
  /** Its button is beside the one that closes. */
  action?: ReactNode;
  unsaved?: boolean;
  busy?: boolean;
  children: (desk: DiscountDesk) => ReactNode;
};

/** A dialog about the discounts of a quotation or contract, on a phone a sheet: while they load, where they cannot be read, and then. */
export function DiscountDialog({ title, name, answer, onClose, action, children, ...state }: DiscountDialogProps) {
  const { t } = useText(discountTexts);
  const desk = shownData(answer);
  const sale = desk?.sale;
  return (
    <BottomSheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      {...state}
      title={title}
      description={sale === undefined ? name : `${sale.number} · ${sale.prospectName}`}
      footer={
        <>
          <DialogClose>
            <Button>{t('discount.close')}</Button>
          </DialogClose>
          {action}
        </>
      }
    >
      {desk ? (
        children(desk)
      ) : answer.isPending ? (
        <SkeletonGroup>
          <Skeleton height="72px" />
          <Skeleton height="160px" />
        </SkeletonGroup>
      ) : answer.data === null ? (
        <EmptyState title={t('discount.gone')} />
      ) : (
        <EmptyState
          title={t('discount.notLoaded')}
          action={
            <Button busy={answer.isFetching} onClick={() => void answer.refetch()}>
              {t('discount.retry')}
            </Button>
          }
        />
      )}
    </BottomSheet>
  );
}
