import { canSeeMenuEntry } from '@sereno/domain/access';
import type { DiscountRequest } from '@sereno/domain/discount';
import { formatCents } from '@sereno/domain/money';
import type { UserNotices } from '@sereno/ui/shell';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { frameTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { paths } from '../../platform/paths.ts';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { report } from '../../platform/report.ts';
import { sessionAtom } from '../../platform/session.ts';
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
  const { config } = usePlatform();
  const user = useAtomValue(sessionAtom)?.user;
  // Who has no contracts has asked for no discount.
  const mayHave = user !== undefined && canSeeMenuEntry('contract', user, config);
  const { data = [] } = useQuery(
    queryOptions({
      enabled: mayHave,
      queryKey: NEWS,
      queryFn: ({ signal }) => calls.discountNews(signal),
      refetchOnWindowFocus: () => navigator.onLine,
    }),
  );
  const read = (ids: readonly number[]): Promise<void> =>
    calls
      .readDiscountNews(ids)
      .catch(report)
      .then(() => queries.invalidateQueries({ queryKey: NEWS }));
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
      void read(ids);
    },
  };
}
