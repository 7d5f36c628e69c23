'use client';
import { Button, Menu } from '../foundation/index.ts';
import { ChevronDown } from '../foundation/icons/chevron-down.ts';
import { useTexts } from '../locale/index.ts';
import { quickActionsTexts } from '../locale/ownTexts.ts';
import { Wording } from './QuickActions.styles.ts';

export type QuickAction = {
  /** Tells it from the others; each once. */
  readonly id: string;
  /** What it begins: 'Registrar prospecto'. */
  readonly label: string;
  /** The screen where it is done. */
  readonly href: string;
};

export type QuickActionsProps = {
  /** What can be begun, in the order of use. An empty list shows nothing. */
  actions: readonly QuickAction[];
  /** Called with the address when a link is pressed plainly, instead of a page load. Default: ordinary links. */
  onNavigate?: ((href: string) => void) | undefined;
  /** What the button says. Default: 'Acciones rápidas'. */
  label?: string | undefined;
};

/** What is begun from every page, behind one button of the sub-header (SHL-09). A mouse opens it by resting on it (SHL-37). */
export function QuickActions({ actions, onNavigate, label }: QuickActionsProps) {
  const t = useTexts(quickActionsTexts);
  if (actions.length === 0) return null;
  return (
    <Menu
      openOnHover
      align="end"
      trigger={
        <Button size="small">
          <Wording>
            {label ?? t('quickActions.label')}
            <ChevronDown size={16} />
          </Wording>
        </Button>
      }
      items={actions.map(({ id, label: name, href }) => ({ type: 'link', id, label: name, href }))}
      {...(onNavigate && { onNavigate })}
    />
  );
}
