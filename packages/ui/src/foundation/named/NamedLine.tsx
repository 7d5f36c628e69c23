'use client';
import { useTexts } from '../../locale/index.ts';
import { namedTexts } from '../../locale/texts/es/named.ts';
import { IconButton } from '../button/IconButton.tsx';
import { Check } from '../icons/check.ts';
import { Ellipsis } from '../icons/ellipsis.ts';
import { Menu } from '../popup/Menu.tsx';
import type { MenuItem } from '../popup/menuItems.ts';

type NamedLineProps = {
  /** Id of the row, for `useLines`. */
  readonly line: string;
  readonly name: string;
  /** Whether the page currently shows this item. */
  readonly isCurrent: boolean;
  /** Whether its link was just copied. */
  readonly isCopied: boolean;
  /** Label of the action that saves the current state under this name. */
  readonly updateLabel: string;
  readonly onApply: () => void;
  readonly onRename: () => void;
  readonly onUpdate: () => void;
  /** Undefined when items cannot be shared. */
  readonly onCopy: (() => void) | undefined;
  readonly onRemove: () => void;
};

/** One saved item: its name applies it, and a menu has the other actions. */
export function NamedLine({ line, name, isCurrent, isCopied, updateLabel, onApply, ...on }: NamedLineProps) {
  const t = useTexts(namedTexts);
  const items: MenuItem[] = [
    action('rename', t('namedList.rename'), on.onRename),
    ...(isCurrent ? [] : [action('update', updateLabel, on.onUpdate)]),
    ...(on.onCopy ? [action('copy', t('namedList.copy'), on.onCopy)] : []),
    { type: 'separator' },
    { type: 'action', id: 'remove', label: t('namedList.delete'), tone: 'danger', onSelect: on.onRemove },
  ];
  return (
    <div className="named">
      <button
        type="button"
        className="line"
        data-line={line}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onApply}
      >
        <span className="mark">{isCurrent && <Check />}</span>
        <bdi>{name}</bdi>
        {isCopied && <span className="note">{t('namedList.copied')}</span>}
      </button>
      <Menu
        items={items}
        align="end"
        trigger={
          <IconButton size="small" label={t('namedList.actions', { name })}>
            <Ellipsis />
          </IconButton>
        }
      />
    </div>
  );
}

const action = (id: string, label: string, onSelect: () => void): MenuItem => ({ type: 'action', id, label, onSelect });
