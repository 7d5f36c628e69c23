import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import type { Page } from 'playwright';

/** Hash of the empty text: the content of styled-components' style element, whose rules are set by script. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
export const nonce = 'c2VyZW5v';

const others = [
  "default-src 'none'",
  "script-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
];

/** The policies that the README promises to work under. */
const policies = {
  hash: [...others, `style-src 'self' ${emptyStyle}`],
  nonce: [...others, `style-src 'nonce-${nonce}'`],
  // A host with style sheets and fonts of its own.
  fonts: [...others, "font-src 'self'", `style-src 'self' 'nonce-${nonce}'`],
  // Markup from a server carries style attributes, which a nonce cannot allow.
  server: [...others, `style-src-elem 'nonce-${nonce}'`, "style-src-attr 'unsafe-inline'"],
} as const;
export type Policy = keyof typeof policies;

/** What a server has rendered: the content of the body, and the style elements for the head. */
export type Rendered = { readonly markup: string; readonly styles: string };

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

function filled(html: string, policy: Policy, rendered: Rendered | undefined): string {
  if (policy === 'hash') return html;
  return html
    .replace('</head>', () => `<meta property="csp-nonce" nonce="${nonce}" />${rendered?.styles ?? ''}</head>`)
    .replace('<body>', () => `<body>${rendered?.markup ?? ''}`);
}

export type Site = { readonly url: string; readonly close: () => void };

/** Serves a built application under a policy; with `rendered`, its pages start from that. */
export async function serve(folder: string, policy: Policy, rendered?: Rendered): Promise<Site> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = path.join(folder, pathname);
    if (!existsSync(name)) {
      response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end();
      return;
    }
    const file = readFileSync(name);
    const extension = path.extname(pathname);
    response.setHeader('content-type', types[extension] ?? 'application/octet-stream');
    response.setHeader('content-security-policy', policies[policy].join('; '));
    response.end(extension === '.html' ? filled(file.toString(), policy, rendered) : file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Collects a page's complaints: policy violations, errors, console output. */
export async function complaintsOf(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.exposeFunction('reportViolation', (text: string) => complaints.push(text));
  await page.addInitScript(
    "addEventListener('securitypolicyviolation', (event) => reportViolation(`${event.violatedDirective} refuses ${event.blockedURI} ${event.sample}`))",
  );
  return complaints;
}

/** The style elements of a page that are not styled-components' own. */
export function strangeStyles(page: Page): Promise<string[]> {
  return page
    .locator('style:not([data-styled])')
    .evaluateAll((elements) => elements.map((element) => element.outerHTML.slice(0, 200)));
}
