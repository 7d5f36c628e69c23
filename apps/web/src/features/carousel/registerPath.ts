import { type Lead, leadData } from '@sereno/domain/carousel';
import { paths } from '../../platform/paths.ts';

/** The form that registers the lead as a prospect, with what is known of it (CAR-07, CAR-08). */
export const registerPath = (lead: Lead): string => `${paths.prospectAdd}?data=${leadData(lead)}`;
