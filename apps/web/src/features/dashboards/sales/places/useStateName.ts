import { shortStateName, STATE_ALIASES, type StateAliases, stateOfCode } from '@sereno/domain/postal';
import { useMemo } from 'react';
import { usePlatform } from '../../../../platform/PlatformProvider.tsx';

/** Remembers what it has named: a table asks thousands of times for a handful of states. */
function stateNamer(aliases: StateAliases): (code: string) => string {
  const known = new Map<string, string>();
  return (code) => {
    const name = known.get(code) ?? shortStateName(stateOfCode(code) ?? code, aliases);
    known.set(code, name);
    return name;
  };
}

/** Gives the short name of a state by its code (SAL-34, POS-03), 'Jalisco' for 'JAL'; a code that we do not know stands for itself. */
export function useStateName(): (code: string) => string {
  const { stateAliases } = usePlatform().config.postal;
  return useMemo(() => stateNamer({ ...STATE_ALIASES, ...stateAliases }), [stateAliases]);
}
