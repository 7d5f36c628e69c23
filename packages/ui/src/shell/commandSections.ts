import { searchCommands, type SearchedCommand } from './commandRanking.ts';

/** Commands below one heading. */
export type CommandSection<C> = {
  readonly key: string;
  /** Undefined for commands of no group, which need no heading. */
  readonly heading: string | undefined;
  /** Position of its first command among all that are shown. */
  readonly start: number;
  readonly commands: readonly C[];
};

type SectionOptions = {
  /** What was typed. */
  readonly typed: string;
  /** Ids of the commands used last, the latest first. */
  readonly recent: readonly string[];
  /** Heading above those. */
  readonly recentHeading: string;
};

/**
 * What a palette shows: each command once, in its group. While nothing is typed the recent ones stand first, under a heading of
 * their own. In a search groups come in the order of their best command, so that the first line is the best of all.
 */
export function commandSections<C extends SearchedCommand & { readonly id: string }>(
  commands: readonly C[],
  { typed, recent, recentHeading }: SectionOptions,
): readonly CommandSection<C>[] {
  if (typed.trim() !== '') return placed(byGroup(searchCommands(commands, typed)));
  const byId = new Map(commands.map((command) => [command.id, command]));
  const latest = new Set([...new Set(recent)].flatMap((id) => byId.get(id) ?? []));
  const groups = byGroup(commands.filter((command) => !latest.has(command)));
  const first = { key: 'recent', heading: recentHeading, commands: [...latest] };
  return placed(latest.size === 0 ? groups : [first, ...groups]);
}

type Unplaced<C> = Omit<CommandSection<C>, 'start'>;

function byGroup<C extends SearchedCommand>(commands: readonly C[]): readonly Unplaced<C>[] {
  return [...Map.groupBy(commands, ({ group }) => (group === '' ? undefined : group))].map(([heading, members]) => ({
    key: `group ${heading ?? ''}`,
    heading,
    commands: members,
  }));
}

function placed<C>(sections: readonly Unplaced<C>[]): readonly CommandSection<C>[] {
  let start = 0;
  return sections.map((section) => {
    const first = start;
    start += section.commands.length;
    return { ...section, start: first };
  });
}

/** The sections down to so many commands: what is in sight when a palette opens. */
export function firstCommands<C>(sections: readonly CommandSection<C>[], count: number): readonly CommandSection<C>[] {
  return sections
    .filter(({ start }) => start < count)
    .map((section) => ({ ...section, commands: section.commands.slice(0, count - section.start) }));
}
