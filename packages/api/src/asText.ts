/** How every call of JSON is asked: as text, since its shape is judged by our own readers. */
export function asText(signal: AbortSignal | undefined): { readonly parseAs: 'text'; readonly signal?: AbortSignal } {
  return { parseAs: 'text', ...(signal && { signal }) };
}
