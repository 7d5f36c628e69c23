import { expect, screen, waitFor } from 'storybook/test';

export const backdrops = (): Element[] => [...document.querySelectorAll('[data-part="backdrop"]')];

/** No dialog, no backdrop, and the page is interactive again. */
export async function allGone(): Promise<void> {
  await waitFor(() => expect(document.querySelector('[role="dialog"], [role="alertdialog"]')).toBeNull());
  await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(backdrops()).toHaveLength(0));
  await expect(document.querySelector('[data-base-ui-inert], [inert], div[aria-hidden="true"]')).toBeNull();
  await expect(getComputedStyle(document.body).overflow).not.toBe('hidden');
}

/** Simulates a touch swipe from one point to another. */
export async function swipe(
  from: Element,
  { down, right = 0, moments = 8, letGo = true }: { down: number; right?: number; moments?: number; letGo?: boolean },
): Promise<void> {
  const { left, top, width } = from.getBoundingClientRect();
  const at = (share: number): Touch =>
    new Touch({
      identifier: 1,
      target: from,
      clientX: left + width / 2 + right * share,
      clientY: top + 8 + down * share,
    });
  const send = (type: string, touch: Touch): boolean =>
    from.dispatchEvent(
      new TouchEvent(type, {
        bubbles: true,
        cancelable: true,
        touches: type === 'touchend' ? [] : [touch],
        changedTouches: [touch],
      }),
    );
  send('touchstart', at(0));
  for (let moment = 1; moment <= moments; moment += 1) {
    send('touchmove', at(moment / moments));
    await new Promise(requestAnimationFrame);
  }
  if (letGo) send('touchend', at(1));
}
