import { expect, it } from 'vitest';
import { withoutRequirements } from './withoutRequirements.ts';

it.each([
  ['/** Opens a row (TBL-14). */', '/** Opens a row. */'],
  ['/** Delay, ms (AUTH-15, CST-11). */', '/** Delay, ms. */'],
  ['/** Rules (ADL-01 to ADL-14, NXA-09 and CMA-06a) of a form. */', '/** Rules of a form. */'],
  [
    '/**\n * Columns laid out (TBL-08,\n * TBL-09). One press shows them.\n */',
    '/**\n * Columns laid out. One press shows them.\n */',
  ],
  ['/** A rule says no (VAL-01…05). */', '/** A rule says no. */'],
  [' * @description API-04, SES-13…15. Renews a token.', ' * @description Renews a token.'],
  ['"description": "UND-15 to UND-29. The rows."', '"description": "The rows."'],
  ['"description": "ENT-10."', '"description": ""'],
  ['/**\n * Not asked again\n * (STA-14).\n */', '/**\n * Not asked again.\n */'],
  [
    '/** A day (ISO-8601), the role (one of 15), `PF-204817`. */',
    '/** A day (ISO-8601), the role (one of 15), `PF-204817`. */',
  ],
])('takes the requirements out of %j', (comment, read) => {
  expect(withoutRequirements(comment)).toBe(read);
});
