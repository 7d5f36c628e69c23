import * as fc from 'fast-check';
import type { ProspectForm } from '../prospect/index.ts';

const anyText = fc.oneof(
  fc.string({ maxLength: 8 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.string({ minLength: 90, maxLength: 200 }),
  fc.constantFrom('', ' ', 'Ana', ' Ana María ', 'a\u200B', 'a\u0000', '\uD800', '\r\n'),
);
const anyPhone = fc.oneof(
  anyText,
  fc.constantFrom('55 1000 3001', '+52 222 555 0123', '044 33 1234 5678', '+1 212 555 0123', '5510003001 ext. 12', '1'),
  fc.string({ unit: fc.constantFrom('0', '1', '2', '5', '+', ' ', '-'), maxLength: 16 }),
);

/** Any content of the prospect form, valid or not. */
export const anyProspectForm: fc.Arbitrary<ProspectForm> = fc.record({
  firstName: fc.oneof(anyText, fc.constant('Ana')),
  lastName: anyText,
  mobilePhone: anyPhone,
  homePhone: anyPhone,
  email: fc.oneof(anyText, fc.constantFrom('ana@correo.mx', ' ana@correo.mx', 'ana@')),
  acceptsEmail: fc.boolean(),
  meansId: fc.option(fc.nat()),
  street: anyText,
  county: anyText,
  state: anyText,
  zipCode: fc.oneof(anyText, fc.constantFrom('72000', ' 01000 ', '7200')),
  comments: anyText,
});
