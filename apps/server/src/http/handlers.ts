import type { operations } from '@sereno/api/types';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperationId } from './document.ts';

type JsonOf<Reply> = Reply extends { content: { 'application/json': infer Body } } ? Body : never;
type BodyOf<Operation> = Operation extends { requestBody: { content: { 'application/json': infer Body } } }
  ? Body
  : undefined;
type QueryOf<Operation> = Operation extends { parameters: { query: infer Query } } ? Query : Record<string, never>;

/** Every envelope that the document lets an operation answer. */
export type Answer<Id extends OperationId> = JsonOf<operations[Id]['responses'][keyof operations[Id]['responses']]>;

/** A request that has passed the document's checks. */
type Call<Id extends OperationId> = FastifyRequest<{
  Body: BodyOf<operations[Id]>;
  Querystring: QueryOf<operations[Id]>;
}>;

/**
 * The handlers of a resource, by operation id. Each gets a checked request and gives back the envelope; the HTTP status
 * follows from the envelope.
 */
export type Handlers = {
  readonly [Id in OperationId]?: (call: Call<Id>, reply: FastifyReply) => Promise<Answer<Id>>;
};
