import * as fc from 'fast-check';
import { expect } from 'vitest';

/** Holds a reader of lists to its promise: whatever the answer, it gives a list and never throws. */
export function expectAlwaysList(read: (body: unknown) => readonly unknown[]): void {
  const rows = fc.array(fc.oneof(fc.anything(), fc.dictionary(fc.string(), fc.anything())));
  fc.assert(
    fc.property(fc.oneof(fc.anything(), rows), (body) => {
      expect(read(body)).toBeInstanceOf(Array);
    }),
  );
}
