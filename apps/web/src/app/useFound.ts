import { createSearchCalls } from '@sereno/api/search';
import { canSeeMenuEntry, type MenuEntryId } from '@sereno/domain/access';
import { formatPhone } from '@sereno/domain/contact';
import type { Found } from '@sereno/domain/search';
import type { SessionUser } from '@sereno/domain/session';
import type { Command } from '@sereno/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { frameTexts } from '../i18n/areas.ts';
import { useText } from '../i18n/index.tsx';
import { followLink } from '../platform/openPages.ts';
import { paths } from '../platform/paths.ts';
import { usePlatform } from '../platform/PlatformProvider.tsx';

/** How long the person has to pause before a search is sent, in ms. */
const PAUSE_MS = 250;
/** What the call takes (`openapi/paths/search.yaml`). */
const LETTERS = { min: 3, max: 100 } as const;

/** The lists whose rows are found. */
const LISTS: readonly MenuEntryId[] = ['prospectBrowse', 'quotationBrowse', 'contractBrowse'];

const textOf = (typed: string): string => typed.trim().slice(0, LETTERS.max);

const NOTHING: Found = { prospects: [], quotations: [], contracts: [] };

/** What the palette finds beside its commands, and what it says meanwhile. */
type FoundCommands = { readonly found: readonly Command[]; readonly status: string | undefined };

/** Finds people, quotations and contracts while a part of their name or number is typed; for those who see their lists. */
export function useFound(user: SessionUser, typed: string): FoundCommands {
  const { t } = useText(frameTexts);
  const { api, config } = usePlatform();
  const calls = useMemo(() => createSearchCalls(api.doors), [api.doors]);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const isOffered = (one: string) =>
    textOf(one).length >= LETTERS.min && LISTS.some((entry) => canSeeMenuEntry(entry, user, config));
  const text = textOf(settled);
  const { data, isError } = useQuery({
    queryKey: ['found', text],
    queryFn: ({ signal }) => calls.search(text, signal),
    enabled: isOffered(settled),
    staleTime: 0,
  });
  // What was found for another text must not be pressed in its place.
  const isCurrent = isOffered(typed) && textOf(typed) === text;
  const { prospects, quotations, contracts } = (isCurrent ? data : undefined) ?? NOTHING;
  const found = useMemo((): readonly Command[] => {
    const people = prospects.map(({ id, name, place, phone }) => ({
      id: `prospect-${id}`,
      label: name,
      group: t('menu.prospect'),
      href: paths.prospectDetail(id),
      icon: 'contact-round',
      hint: phone === null ? (place ?? undefined) : formatPhone(phone),
    }));
    const offers = quotations.map(({ id, number, prospectName }) => ({
      id: `quotation-${id}`,
      label: number,
      group: t('menu.quotation'),
      href: paths.quotation(id),
      icon: 'calculator',
      hint: prospectName,
    }));
    const sales = contracts.map(({ id, number, prospectName }) => ({
      id: `contract-${id}`,
      label: number,
      group: t('menu.contract'),
      href: `${paths.contract(number)}&row=${id}`,
      icon: 'signature',
      hint: prospectName,
    }));
    const called = prospects.flatMap(({ id, name, phone }) => {
      if (phone === null) return [];
      const onSelect = () => followLink(`tel:${phone}`);
      return [{ id: `call-${id}`, label: name, group: t('command.call'), onSelect, hint: formatPhone(phone) }];
    });
    const isPlanner = canSeeMenuEntry('activity', user, config);
    const planned = (isPlanner ? prospects : []).map(({ id, name }) => ({
      id: `plan-${id}`,
      label: name,
      group: t('command.plan'),
      href: paths.newActivity(id),
      icon: 'list-todo',
    }));
    return [...people, ...offers, ...sales, ...called, ...planned];
  }, [prospects, quotations, contracts, user, config, t]);
  if (!isOffered(typed)) return { found, status: undefined };
  if (isCurrent && isError) return { found, status: t('command.searchFailed') };
  return { found, status: isCurrent && data !== undefined ? undefined : t('command.searching') };
}
