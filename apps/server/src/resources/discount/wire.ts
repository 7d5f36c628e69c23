import type { components } from '@sereno/api/types';
import { formatWireDate } from '@sereno/domain/calendar';
import type { Certificate, DiscountedSale, DiscountLimit, DiscountRequest } from '@sereno/domain/discount';
import { type Cents, fromCents } from '@sereno/domain/money';

type Schemas = components['schemas'];

const pesosOrNull = (cents: Cents | null): number | null => (cents === null ? null : fromCents(cents));

export const saleOnWire = (sale: DiscountedSale): Schemas['DiscountedSale'] => ({
  Kind: sale.kind,
  Id: sale.id,
  Number: sale.number,
  ProspectName: sale.prospectName,
  Amount: fromCents(sale.amount),
  Discount: fromCents(sale.discount),
  DownPayment: fromCents(sale.downPayment),
  Received: fromCents(sale.received),
  Payments: sale.payments,
  Closed: sale.closed,
  Cost: pesosOrNull(sale.cost),
});

export const requestOnWire = (request: DiscountRequest): Schemas['DiscountRequest'] => ({
  Id: request.id,
  Kind: request.kind,
  SaleId: request.saleId,
  Number: request.number,
  ProspectName: request.prospectName,
  Asked: fromCents(request.asked),
  Certificate: request.certificate,
  Reason: request.reason,
  AskedBy: request.askedBy,
  IsOwn: request.isOwn,
  AskedAt: new Date(request.askedAt).toISOString(),
  State: request.state,
  Granted: pesosOrNull(request.granted),
  DecidedBy: request.decidedBy,
  DecidedAt: request.decidedAt === null ? null : new Date(request.decidedAt).toISOString(),
  Answer: request.answer,
});

export const limitOnWire = ({ roleId, roleName, percent }: DiscountLimit): Schemas['DiscountLimit'] => ({
  RoleId: roleId,
  RoleName: roleName,
  Percent: percent,
});

export const certificateOnWire = (certificate: Certificate): Schemas['DiscountCertificate'] => ({
  Amount: pesosOrNull(certificate.amount),
  Percent: certificate.percent,
  ValidFrom: formatWireDate(certificate.validFrom),
  ValidUntil: formatWireDate(certificate.validUntil),
  UsesLeft: certificate.usesLeft,
});
