import { UnexpectedStatusError } from '@sereno/api';
import type { SessionUser } from '@sereno/domain/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useCalls } from '../platform/calls.ts';
import { sessionAtom } from '../platform/session.ts';
import { freshUserKey } from './useFreshUser.ts';
import { withUser } from './withUser.ts';

/**
 * Whether the person takes leads of the carousel, and the switch for it; null for whom has none (SHL-20). It starts from
 * CarouselOn, shows the choice at once, and goes back silently when the server does not confirm it (SHL-44, CAT-16).
 */
export function useAvailability({ id, teamCarousel, carouselOn }: SessionUser) {
  const calls = useCalls();
  const queries = useQueryClient();
  const setSession = useSetAtom(sessionAtom);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (wanted: boolean) => {
      // An older answer about the person must not undo the switch.
      await queries.cancelQueries({ queryKey: freshUserKey });
      const outcome = await calls.user.toggleCarousel();
      if (outcome.kind === 'refused') throw new UnexpectedStatusError(outcome.status, 'GET /user/carousel/on');
      // The call turns what the server has, which another device may have turned before: its answer counts.
      return outcome.available ?? wanted;
    },
    onSuccess: (available) => setSession(withUser(id, { carouselOn: available })),
  });
  if (!teamCarousel) return null;
  return { available: isPending ? variables : carouselOn, busy: isPending, onChange: mutate };
}
