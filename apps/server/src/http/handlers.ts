import type { Readable } from 'node:stream';
import type { operations } from '@sereno/api/types';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperationId } from './document.ts';

type JsonOf<Reply> = Reply extends { content: { 'application/json': infer Body } } ? Body : never;
/** A document that is no JSON is answered as its bytes or as a stream; its handler names the type. */
type DocumentOf<Reply> = Reply extends { content: { 'application/pdf': unknown } }
  ? Buffer
  : Reply extends { content: { 'text/csv': unknown } }
    ? Readable
    : never;
type BodyOf<Operation> = Operation extends { requestBody: { content: { 'application/json': infer Body } } }
  ? Body
  : undefined;
type QueryOf<Operation> = Operation extends { parameters: { query: infer Query } } ? Query : Record<string, never>;
type PathOf<Operation> = Operation extends { parameters: { path: infer Path } } ? Path : Record<string, never>;

type ReplyOf<Id extends OperationId> = operations[Id]['responses'][keyof operations[Id]['responses']];

/** Every envelope that the document lets an operation answer. */
export type Answer<Id extends OperationId> = JsonOf<ReplyOf<Id>>;

/** A request that has passed the document's checks. */
type Call<Id extends OperationId> = FastifyRequest<{
  Body: BodyOf<operations[Id]>;
  Querystring: QueryOf<operations[Id]>;
  Params: PathOf<operations[Id]>;
}>;

/**
 * The handlers of a resource, by operation id. Each gets a checked request and gives back the envelope; the HTTP status
 * follows from the envelope. A PDF is given back as its bytes, a CSV file as a stream.
 */
export type Handlers = {
  readonly [Id in OperationId]?: (call: Call<Id>, reply: FastifyReply) => Promise<Answer<Id> | DocumentOf<ReplyOf<Id>>>;
};
