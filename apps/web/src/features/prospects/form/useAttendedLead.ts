import { type AttendedLead, type Lead, leadName } from '@sereno/domain/carousel';
import { useQuery } from '@tanstack/react-query';
import { useCalls } from '../../../platform/calls.ts';
import { useQuietly } from '../../../platform/quietRequests.ts';

/** A lead of the address, and what is known of it. */
type KnownLead = {
  /** The lead with phone and e-mail, where it is the person's and still to be registered; otherwise what the address said. */
  readonly lead: Lead | AttendedLead;
  /** It is known that it is no longer to be registered by this person. */
  readonly isGone: boolean;
  /** 'Ana López · Facebook'. */
  readonly label: string;
};

/**
 * What the server knows of the lead that the address names (CAR-07). The address says neither phone nor e-mail, so that they stand in no
 * history; when no answer comes, the form does without.
 */
export function useAttendedLead(lead: Lead | null): KnownLead | null {
  const calls = useCalls();
  const quietly = useQuietly();
  const { data, isFetchedAfterMount } = useQuery({
    queryKey: ['carousel', 'attended'],
    staleTime: 0,
    queryFn: ({ signal }) => quietly(() => calls.carousel.attendedLeads(signal)),
    enabled: lead !== null,
  });
  if (lead === null) return null;
  const attended = data?.find(({ id }) => id === lead.id);
  const known = attended ?? lead;
  return {
    lead: known,
    // A list of before it was attended does not have it yet.
    isGone: isFetchedAfterMount && data !== undefined && attended === undefined,
    label: [leadName(known), known.prospectionMeans ?? ''].filter((part) => part !== '').join(' · '),
  };
}
