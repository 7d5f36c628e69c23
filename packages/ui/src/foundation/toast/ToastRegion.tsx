'use client';
import { Toast } from '@base-ui/react/toast';
import { createContext, useContext, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { useTexts } from '../../locale/index.ts';
import { statusTexts } from '../../locale/texts/es/status.ts';
import { useLostFocus } from '../../state/useLostFocus.ts';
import { Button } from '../button/Button.tsx';
import { Bar, More, Region } from './Toast.styles.ts';
import { ToastCard } from './ToastCard.tsx';
import type { Toasts } from './toasts.ts';
import { usePlaces } from './usePlaces.ts';

/** Whether the pointer or the focus is in the toasts. */
const Reading = createContext(false);

const selector = '[data-part="toast"]:not([data-ending-style])';
function ToastStack({ toasts }: { toasts: Toasts }) {
  const t = useTexts(statusTexts);
  const { close } = Toast.useToastManager();
  const { cards, count, hidden } = usePlaces(toasts, useContext(Reading));
  return (
    <>
      {count > 1 && (
        <Bar>
          {hidden > 0 && <More>{t('toast.more', { count: hidden })}</More>}
          <Button
            size="small"
            variant="ghost"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => toasts.close()}
          >
            {t('toast.closeAll')}
          </Button>
        </Bar>
      )}
      {cards.map(({ toast, data, leaving }) => (
        <ToastCard key={toast.id} toast={toast} data={data} leaving={leaving} onClose={() => close(toast.id)} />
      ))}
    </>
  );
}

/** The landmark at the edge of the screen that contains the toasts. */
export function ToastRegion({ toasts }: { toasts: Toasts }) {
  const t = useTexts(statusTexts);
  // Subscribes this component to changes of the toasts: one of them may have removed the focused element.
  Toast.useToastManager();
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const keeper = useLostFocus(() => {
    const back = cameFrom.current?.isConnected === true ? cameFrom.current : null;
    const other = region.current?.querySelector<HTMLElement>(selector);
    return region.current?.matches('[data-expanded]') === true ? (other ?? back) : back;
  });
  return (
    <Region
      ref={region}
      aria-label={t('toast.region')}
      onFocus={(event: FocusEvent<HTMLDivElement>) => {
        keeper.onFocus(event);
        const { currentTarget, relatedTarget } = event;
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          cameFrom.current = relatedTarget;
      }}
      onBlur={keeper.onBlur}
      onClick={(event) => {
        // A press keeps the focus in its field; Base UI would treat it as focus that stays here.
        if (!event.currentTarget.contains(document.activeElement)) event.preventBaseUIHandler();
      }}
      onKeyDown={(event: KeyboardEvent<HTMLDivElement>) => {
        // Escape closes the focused toast, not a dialog below as well.
        if (event.key === 'Escape') event.stopPropagation();
        if (event.key !== 'Tab' || event.shiftKey || event.target !== event.currentTarget) return;
        // Base UI focuses its newest toast, past the buttons above it.
        const first = event.currentTarget.querySelector<HTMLElement>(`button, ${selector}`);
        if (first === null) return;
        event.preventDefault();
        first.focus();
      }}
      render={(props, { expanded }) => (
        <Reading value={expanded}>
          <div {...props} />
        </Reading>
      )}
    >
      <ToastStack toasts={toasts} />
    </Region>
  );
}
