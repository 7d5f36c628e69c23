'use client';
import { BottomSheet, Kbd, type ShortcutKey, Switch, VisuallyHidden } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { shortcutSheetTexts } from '../../locale/ownTexts.ts';
import { Groups, Setting } from './ShortcutSheet.styles.ts';

export type ShortcutItem = {
  /** The keys, in the order in which they are pressed: `['J']`, `['mod', 'K']`. */
  readonly keys: readonly ShortcutKey[];
  /** What they do: 'Siguiente actividad'. */
  readonly label: string;
};

/** Shortcuts that are told together; each title once. */
export type ShortcutGroup = { readonly title: string; readonly items: readonly ShortcutItem[] };

export type ShortcutSheetProps = {
  /** Whether it is open. It listens to no key: the host opens it at '?'. */
  open: boolean;
  /** Called when it wants to close. */
  onOpenChange: (open: boolean) => void;
  /** Whether single letters, digits and signs are shortcuts (WCAG 2.1.4). */
  enabled: boolean;
  /** Called when they are switched on or off; the host keeps it and stops listening to them. */
  onEnabledChange: (enabled: boolean) => void;
  /** The shortcuts of the page, those that count most first. */
  groups: readonly ShortcutGroup[];
};

/** Letters, digits and signs, without a key that is held: what speech input and a slip of the hand may press. */
const isPlain = (keys: readonly ShortcutKey[]): boolean => keys.every((key) => key.length === 1);

/** The shortcuts of a page, and the switch that turns off those of a single key. */
export function ShortcutSheet({ open, onOpenChange, enabled, onEnabledChange, groups }: ShortcutSheetProps) {
  const t = useTexts(shortcutSheetTexts);
  return (
    <BottomSheet open={open} onOpenChange={(next) => onOpenChange(next)} title={t('shortcutSheet.title')}>
      <Groups>
        {groups.map(({ title, items }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <dl>
              {items.map(({ keys, label }) => {
                const isOff = !enabled && isPlain(keys);
                return (
                  <div key={`${keys.join(' ')} ${label}`} data-off={isOff || undefined}>
                    <dt>
                      {label} {isOff && <VisuallyHidden>{t('shortcutSheet.off')}</VisuallyHidden>}
                    </dt>
                    <dd>
                      <Kbd keys={keys} />
                    </dd>
                  </div>
                );
              })}
            </dl>
          </section>
        ))}
      </Groups>
      <Setting>
        <Switch
          label={t('shortcutSheet.single')}
          description={t('shortcutSheet.hint')}
          labelPosition="before"
          checked={enabled}
          onChange={onEnabledChange}
        />
      </Setting>
    </BottomSheet>
  );
}
