import { readLeadData } from '@sereno/domain/carousel';
import { useSearch } from 'wouter';
import { ProspectRegistration } from './ProspectRegistration.tsx';

/** `/prospect/add`: registers a prospect, as a rule one that was a lead until now (CAR-07, CAR-08, UND-09). */
export function AddProspectPage() {
  // The router's own is decoded once too often; it says when there is another one.
  useSearch();
  const reading = readLeadData(new URLSearchParams(window.location.search).get('data'));
  const lead = reading.kind === 'lead' ? reading.lead : null;
  return (
    <ProspectRegistration
      // Another lead is another form: nothing of the one before may stay in it.
      key={lead === null ? reading.kind : lead.id}
      kind="full"
      lead={lead}
      isUnreadable={reading.kind === 'unreadable'}
    />
  );
}

/** `/prospect/prospect-simply`: the short registration, a name and a way to reach the person (UND-10). */
export function SimpleProspectPage() {
  return <ProspectRegistration kind="simple" lead={null} />;
}
