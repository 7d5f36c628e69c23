import { searchCommands, type SearchedCommand } from './commandRanking.ts';

/** Commands below one heading. */
export type CommandSection<C> = {
  readonly key: string;
  /** Undefined for commands without a group, which have no heading. */
  readonly heading: string | undefined;
  readonly items: readonly C[];
};

type SectionOptions = {
  /** The search text. */
  readonly typed: string;
  /** Ids of recent commands, latest first. */
  readonly recent: readonly string[];
  /** Heading above those. */
  readonly recentHeading: string;
};

/**
 * The sections of a palette: each command once, in its group. While nothing is typed recent ones are first, under their
 * own heading. In a search groups are sorted by their best command, so that the first row is the best of all.
 */
export function commandSections<C extends SearchedCommand & { readonly id: string }>(
  commands: readonly C[],
  { typed, recent, recentHeading }: SectionOptions,
): readonly CommandSection<C>[] {
  if (typed.trim() !== '') return byGroup(searchCommands(commands, typed));
  const byId = new Map(commands.map((command) => [command.id, command]));
  const latest = new Set([...new Set(recent)].flatMap((id) => byId.get(id) ?? []));
  const groups = byGroup(commands.filter((command) => !latest.has(command)));
  return latest.size === 0 ? groups : [{ key: 'recent', heading: recentHeading, items: [...latest] }, ...groups];
}

/** Commands by their groups, in their order. */
export function byGroup<C extends SearchedCommand>(commands: readonly C[]): readonly CommandSection<C>[] {
  return [...Map.groupBy(commands, ({ group }) => (group === '' ? undefined : group))].map(([heading, members]) => ({
    key: `group ${heading ?? ''}`,
    heading,
    items: members,
  }));
}
