import type { Prospect, ProspectContract } from '@sereno/domain/prospect';
import type { QuotationRow } from '@sereno/domain/quotation';
import type { ContactHrefs } from './ContactWays.tsx';
import type { ProspectDays } from './ProspectCard.tsx';

/** A prospect whose contact data the viewer sees. */
export const prospect: Prospect = {
  id: 81,
  firstName: 'María del Carmen',
  lastName: 'Ruiz Cervantes',
  mobilePhone: '5510003001',
  homePhone: '2225550123',
  email: 'carmen.ruiz@correo.example',
  acceptsEmail: true,
  hasPhone: true,
  hasEmail: true,
  hasAddress: true,
  means: { id: 4, name: 'Recomendado' },
  address: { street: 'Av. Juárez 100', county: 'Zapopan', state: 'Jalisco', zipCode: '45100' },
  comments: 'Pidió que le llamemos después de las seis.',
  adviserName: 'Jorge Camacho',
  formerAdviserName: null,
  createdAt: 1_772_000_000_000,
  reassignedAt: null,
  discardedAt: null,
  canEdit: true,
  canReassign: false,
  version: 3,
};

/** The same for a viewer who may not see them. */
export const blanked: Prospect = {
  ...prospect,
  mobilePhone: null,
  homePhone: null,
  email: null,
  address: { street: null, county: null, state: null, zipCode: null },
  canEdit: false,
};

export const days: ProspectDays = { created: '2026-02-25', reassigned: null, discarded: null };

export const hrefs: ContactHrefs = {
  call: 'tel:5510003001',
  whatsapp: 'https://wa.me/525510003001?text=Hola',
  sms: 'sms:5510003001',
  email: 'mailto:carmen.ruiz@correo.example',
  map: 'https://maps.example/?query=Av.%20Ju%C3%A1rez%20100',
};

export const noHrefs: ContactHrefs = { call: null, whatsapp: null, sms: null, email: null, map: null };

const quotation: QuotationRow = {
  id: 501,
  number: 'COT-000501',
  prospectId: 81,
  prospectName: 'María del Carmen Ruiz Cervantes',
  adviserName: 'Jorge Camacho',
  line: 'PF',
  productName: 'Plan Familiar',
  total: 34_500_00,
  payments: 24,
  quotedOn: '2026-11-02',
  validUntil: '2026-12-01',
  contractNumber: null,
};

/** One valid until today, one expired, one that became a contract, one with few data. */
export const quotations: readonly QuotationRow[] = [
  { ...quotation, validUntil: '2026-11-21' },
  { ...quotation, id: 502, number: 'COT-000502', payments: 1, quotedOn: '2026-10-01', validUntil: '2026-11-20' },
  { ...quotation, id: 503, number: 'COT-000503', payments: 0, contractNumber: 'PF-204817' },
  { ...quotation, id: 504, number: 'COT-000504', productName: '', quotedOn: null, validUntil: null },
];

/** One in force, and one that was cancelled. */
export const contracts: readonly ProspectContract[] = [
  { id: 1, number: 'PF-204817', line: 'PF', soldOn: '2026-03-14', cancelledOn: null, total: 34_500_50 },
  { id: 2, number: 'SG-101010', line: 'SG', soldOn: '2025-01-08', cancelledOn: '2025-06-01', total: 12_000_00 },
  { id: 3, number: 'BF-000003', line: null, soldOn: null, cancelledOn: null, total: 1_000_25 },
];
