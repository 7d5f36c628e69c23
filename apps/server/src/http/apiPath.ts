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
