import type { LightMyRequestResponse } from 'fastify';
import { isEnvelope } from '../http/envelope.ts';
import { contractBreaches } from '../testing/contract.ts';
import type { FuzzedOperation } from './operations.ts';

const JSON_TYPE = 'application/json';
const DISABLED_ACCOUNT = 210;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What an answer does that the document does not allow; empty when it keeps to it. */
export function breachesOf(operation: FuzzedOperation, response: LightMyRequestResponse): string[] {
  const { statusCode: status, headers } = response;
  const breaches: string[] = [];
  if (status >= 500) breaches.push(`answers ${status}`);
  const types = operation.answers.get(String(status));
  if (types === undefined) return [...breaches, `answers ${status}, which is not documented`];
  const type = String(headers['content-type']).split(';')[0] ?? '';
  if (!types.includes(type)) breaches.push(`answers ${status} as ${type}`);
  if (headers['cache-control'] !== 'no-store') breaches.push('may be kept by caches');
  if (type !== JSON_TYPE) return breaches;
  const answer = parsed(response.body);
  if (!isEnvelope(answer) || !('body' in answer)) return [...breaches, `answers no envelope: ${response.body}`];
  const mirrored = answer.status === DISABLED_ACCOUNT ? 200 : answer.status;
  if (mirrored !== status) breaches.push(`says ${answer.status} under HTTP ${status}`);
  return [...breaches, ...contractBreaches({ method: operation.method, path: operation.path, status, answer })];
}
