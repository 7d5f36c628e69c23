import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { operations } from '@sereno/api/types';

/** The operations of the document, by the name that their handler has. */
export type OperationId = keyof operations;

/** What the server reads of an operation beside its schemas. */
export type Operation = {
  readonly operationId: OperationId;
  readonly security?: readonly object[];
  readonly 'x-body-limit'?: number;
  readonly 'x-accepts-expired-token'?: boolean;
  readonly 'x-guard'?: string;
  readonly 'x-right'?: string;
};

export type ApiDocument = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

const file = fileURLToPath(import.meta.resolve('@sereno/api/document'));
let read: ApiDocument | undefined;

/** The OpenAPI document that the calls are checked against, generated from `openapi/`. Always the same object. */
export function readDocument(): ApiDocument {
  // Read rather than imported: as a module its literal type would be compiled along with every file that names it.
  const document: ApiDocument = read ?? JSON.parse(readFileSync(file, 'utf8'));
  read = document;
  return document;
}

/** The operations of the document by id. */
export function operationsOf(document: ApiDocument): ReadonlyMap<string, Operation> {
  return new Map(
    Object.values(document.paths)
      .flatMap((item) => Object.values(item))
      .map((operation) => [operation.operationId, operation]),
  );
}
