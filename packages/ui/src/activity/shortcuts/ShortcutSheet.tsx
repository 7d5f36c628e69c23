'use client';
import {
  BottomSheet,
  type ControlledOpenProps,
  Kbd,
  type ShortcutKey,
  Switch,
  VisuallyHidden,
} from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { activityPartsTexts } from '../../locale/texts/es/activityParts.ts';
import type { RootProps } from '../../state/rootProps.ts';
import { Groups, Setting } from './ShortcutSheet.styles.ts';

export type ShortcutItem = {
  /** The keys in the order they are pressed: `['J']`, `['mod', 'K']`. */
  readonly keys: readonly ShortcutKey[];
  /** Label of the action: 'Siguiente actividad'. */
  readonly label: string;
};

/** A group of shortcuts with a unique title. */
export type ShortcutGroup = { readonly title: string; readonly items: readonly ShortcutItem[] };

/** It handles no key: the host opens it on '?'. */
export type ShortcutSheetProps = RootProps &
  ControlledOpenProps & {
    /** Whether single letters, digits and signs are shortcuts (WCAG 2.1.4). */
    enabled: boolean;
    /** Called when they are turned on or off; the host saves it and stops handling them. */
    onEnabledChange: (enabled: boolean) => void;
    /** The shortcuts of the page, the most important first. */
    groups: readonly ShortcutGroup[];
  };

/** Letters, digits and signs without a modifier, which speech input or a slip may press. */
const isPlain = (keys: readonly ShortcutKey[]): boolean => keys.every((key) => key.length === 1);

/** The shortcuts of a page, and the switch for single-key ones. */
export function ShortcutSheet({ open, onOpenChange, enabled, onEnabledChange, groups, ...root }: ShortcutSheetProps) {
  const t = useTexts(activityPartsTexts);
  return (
    <BottomSheet {...root} open={open} onOpenChange={onOpenChange} title={t('shortcutSheet.title')}>
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
