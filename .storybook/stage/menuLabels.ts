import { frameTexts } from '../../apps/web/src/i18n/areas.ts';
import type { MenuEntryId } from '../../packages/domain/src/access/index.ts';
import { localeOf } from './texts.ts';

/** What the product calls the entries of its menu, in the language of the toolbar: ui may not read the host's catalogue itself. */
export async function menuLabels(globals: Record<string, unknown>): Promise<(id: MenuEntryId) => string> {
  const t = await frameTexts.load({ locale: localeOf(globals), overrides: {} });
  return (id) => t(`menu.${id}`);
}
