import type { DiscountRequest } from '@sereno/domain/discount';
import { formatCents } from '@sereno/domain/money';
import type { UserNotices } from '@sereno/ui/shell';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { frameTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { useQuietCommand } from '../../platform/commands/useQuietCommand.ts';
import { paths } from '../../platform/paths.ts';
import { DISCOUNTS, useDiscountCalls } from './discountQueries.ts';

const NEWS = [...DISCOUNTS, 'news'] as const;

const hrefOf = ({ kind, saleId, number }: DiscountRequest): string =>
  kind === 'quotation' ? paths.quotation(saleId) : paths.contract(number);

/**
 * The person's discounts that were decided and that they have not read, for their panel (UND-35); null for none. What was read is
 * gone at once, and comes back with the next answer where the server did not hear of it.
 */
export function useDiscountNotices(): UserNotices | null {
  const { t } = useText(frameTexts);
  const calls = useDiscountCalls();
  const queries = useQueryClient();
  const { data = [] } = useQuery(
    queryOptions({
      queryKey: NEWS,
      queryFn: ({ signal }) => calls.discountNews(signal),
      refetchOnWindowFocus: () => navigator.onLine,
    }),
  );
  const { submit } = useQuietCommand(
    { call: (_, ids: readonly number[]) => calls.readDiscountNews(ids), invalidates: [NEWS] },
    { onFailed: () => queries.invalidateQueries({ queryKey: NEWS }) },
  );
  if (data.length === 0) return null;
  const textOf = ({ state, decidedBy, granted, asked, number }: DiscountRequest): string => {
    const values = { who: decidedBy ?? '', number, amount: formatCents(granted ?? 0), asked: formatCents(asked) };
    return t(
      state === 'approved' || state === 'partlyApproved' ? `frame.discount.${state}` : 'frame.discount.refused',
      values,
    );
  };
  return {
    title: t('frame.discounts'),
    items: data.map((request) => ({
      id: request.id,
      text: textOf(request),
      ...(request.answer !== null && { detail: request.answer }),
      href: hrefOf(request),
    })),
    readLabel: t('frame.markRead'),
    onRead: (ids) => {
      queries.setQueryData<readonly DiscountRequest[]>(NEWS, (news) => news?.filter(({ id }) => !ids.includes(id)));
      void submit(ids);
    },
  };
}
