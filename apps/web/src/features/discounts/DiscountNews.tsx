import { useEffect, useRef } from 'react';
import { frameTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { useDiscountNotices } from './useDiscountNotices.ts';

/** Says once a visit which of the person's discounts were decided; they stay in the panel until they are read (UND-35). */
export function DiscountNews() {
  const { t } = useText(frameTexts);
  const { toasts } = usePlatform();
  const notices = useDiscountNotices();
  const said = useRef(new Set<number>());
  useEffect(() => {
    const fresh = notices?.items.filter(({ id }) => !said.current.has(id)) ?? [];
    const [first] = fresh;
    if (first === undefined) return;
    for (const { id } of fresh) said.current.add(id);
    toasts.showRich(
      fresh.length === 1
        ? { text: first.text, description: first.detail }
        : { text: t('frame.discountCount', { count: fresh.length }), messages: fresh.map(({ text }) => text) },
    );
  }, [notices, t, toasts]);
  return null;
}
