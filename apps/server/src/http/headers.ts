import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { isApiPath } from './apiPath.ts';

/** What the empty text hashes to: styled-components fills an empty style element by script in a production build. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const ONE_YEAR_S = 31_536_000;

/** What the pages may use of the device. */
export const PERMISSIONS_POLICY = 'geolocation=(self)';
/** For an answer that came over TLS. */
export const TRANSPORT_SECURITY = { 'strict-transport-security': `max-age=${ONE_YEAR_S}` } as const;

/**
 * Puts the security headers on every answer, whatever it is.
 * @param connectTo Other origins that the application may call, as its configuration says.
 */
export async function addSecurityHeaders(app: FastifyInstance, connectTo: readonly string[]): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", EMPTY_STYLE],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...connectTo],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        formAction: ["'self'"],
        // No text becomes markup or code, not even through a library: the application has no policy that may turn one into the other.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    // Headers that today's browsers no longer read would only make every answer longer.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    // Only an answer that came over TLS may demand TLS: the app also runs on plain http.
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY);
    if (request.protocol === 'https') reply.headers(TRANSPORT_SECURITY);
    if (isApiPath(request.url)) reply.header('cache-control', 'no-store');
  });
}
