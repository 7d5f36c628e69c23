'use client';
import type { SavedView } from '@sereno/domain/table';
import { Check } from '../../foundation/icons/check.ts';
import { Ellipsis } from '../../foundation/icons/ellipsis.ts';
import { IconButton, Menu, type MenuItem } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { viewPanelTexts } from '../../locale/ownTexts.ts';

type ViewLineProps = {
  /** What the line is called, for `useLines`. */
  readonly line: string;
  readonly saved: SavedView;
  /** Whether the table shows just that. */
  readonly isCurrent: boolean;
  /** Whether its link has just been copied. */
  readonly isCopied: boolean;
  readonly onShow: () => void;
  readonly onRename: () => void;
  readonly onUpdate: () => void;
  /** Undefined where views cannot be shared. */
  readonly onCopy: (() => void) | undefined;
  readonly onRemove: () => void;
};

/** A saved view: its name shows it, and a menu holds what else can be done with it. */
export function ViewLine({
  line,
  saved: { name },
  isCurrent,
  isCopied,
  onShow,
  onRename,
  onUpdate,
  onCopy,
  onRemove,
}: ViewLineProps) {
  const t = useTexts(viewPanelTexts);
  const items: MenuItem[] = [
    { type: 'action', id: 'rename', label: t('viewPanel.rename'), onSelect: onRename },
    ...(isCurrent ? [] : [action('update', t('viewPanel.update'), onUpdate)]),
    ...(onCopy ? [action('copy', t('viewPanel.copy'), onCopy)] : []),
    { type: 'separator' },
    { type: 'action', id: 'remove', label: t('viewPanel.delete'), tone: 'danger', onSelect: onRemove },
  ];
  return (
    <div className="view">
      <button
        type="button"
        className="line"
        data-line={line}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onShow}
      >
        <span className="mark">{isCurrent && <Check />}</span>
        <bdi>{name}</bdi>
        {isCopied && <span className="note">{t('viewPanel.copied')}</span>}
      </button>
      <Menu
        items={items}
        align="end"
        trigger={
          <IconButton size="small" label={t('viewPanel.actions', { name })}>
            <Ellipsis />
          </IconButton>
        }
      />
    </div>
  );
}

const action = (id: string, label: string, onSelect: () => void): MenuItem => ({ type: 'action', id, label, onSelect });
