import { UnexpectedStatusError } from '@sereno/api';
import type { SessionUser } from '@sereno/domain/session';
import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import type { QuietCommand } from '../platform/commands/command.ts';
import { useQuietCommand } from '../platform/commands/useQuietCommand.ts';
import { sessionAtom } from '../platform/session.ts';
import { freshUserKey } from './FreshUser.ts';
import { withUser } from './withUser.ts';

/** Turns the switch; the payload is what the person wants to see. */
const availabilitySwitch: QuietCommand<boolean, { readonly available: boolean | null }> = {
  call: async ({ user }) => {
    const outcome = await user.toggleCarousel();
    if (outcome.kind === 'refused') throw new UnexpectedStatusError(outcome.status, 'GET /user/carousel/on');
    return outcome;
  },
};

/**
 * Whether the person is available for leads of the carousel, and the setter; null without a carousel (SHL-20). Starts
 * from CarouselOn, applies changes at once, and reverts silently when the server does not confirm (SHL-44, CAT-16).
 */
export function useAvailability({ id, teamCarousel, carouselOn }: SessionUser) {
  const queries = useQueryClient();
  const setSession = useSetAtom(sessionAtom);
  const { sending, submit } = useQuietCommand(availabilitySwitch, {
    // The call turns what the server has, which another device may have turned before: its answer counts.
    onDone: async ({ available }, wanted) => {
      // An older answer about the person must not undo the switch.
      await queries.cancelQueries({ queryKey: freshUserKey });
      setSession(withUser(id, { carouselOn: available ?? wanted }));
    },
  });
  if (!teamCarousel) return null;
  return {
    available: sending ?? carouselOn,
    busy: sending !== null,
    onChange: (wanted: boolean): void => void submit(wanted),
  };
}
