import type { ClipboardEvent } from 'react';

const LINES = /\s*[\t\r\n]+\s*/g;

/** Pastes lines and cells separated by commas: an input of one line would join them. */
export function pasteList(event: ClipboardEvent<HTMLInputElement>): void {
  const input = event.currentTarget;
  const text = event.clipboardData.getData('text/plain').trim();
  if (event.defaultPrevented || input.readOnly || text.search(LINES) < 0) return;
  event.preventDefault();
  input.setRangeText(
    text.replaceAll(LINES, ', '),
    input.selectionStart ?? 0,
    input.selectionEnd ?? input.value.length,
    'end',
  );
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
