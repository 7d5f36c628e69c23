import type { FastifyRequest } from 'fastify';

const API_PATH = /^\/api(?:[/?]|$)/u;

/** True for the paths that the document rules, however their letters are escaped; the router reads them unescaped, too. */
export function isApiPath(url: string): boolean {
  if (!url.includes('%')) return API_PATH.test(url);
  try {
    return API_PATH.test(decodeURI(url));
  } catch {
    return API_PATH.test(url);
  }
}

/** Where the application says that there is no such page (EPG-05, EPG-07). */
export const ERROR_PAGE = '/error/error-v1';

/** Whether a person opens an address in a browser, rather than a program making a call. */
export function wantsPage({ method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  const reads = method === 'GET' || method === 'HEAD';
  return reads && !isApiPath(url) && (headers.accept ?? '').includes('text/html');
}
