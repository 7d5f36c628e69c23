'use client';
import { Button, Menu } from '../foundation/index.ts';
import { ChevronDown } from '../foundation/icons/chevron-down.ts';
import { useTexts } from '../locale/index.ts';
import { frameTexts } from '../locale/texts/es/frame.ts';
import type { RootProps } from '../state/rootProps.ts';
import { styled } from 'styled-components';
import { motion, space } from '../theme/index.ts';

/** The label and the menu sign. */
const Wording = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};

  > svg {
    flex: none;
    transition: rotate ${motion.fast};
  }

  [aria-expanded='true'] & > svg {
    rotate: 180deg;
  }
`;

export type QuickAction = {
  /** Unique id. */
  readonly id: string;
  /** Label of the action: 'Registrar prospecto'. */
  readonly label: string;
  /** URL of its screen. */
  readonly href: string;
};

export type QuickActionsProps = RootProps<HTMLButtonElement> & {
  /** The actions, in order of use. An empty list shows nothing. */
  actions: readonly QuickAction[];
  /** Called with the URL on a plain press of a link, instead of a page load. Default: ordinary links. */
  onNavigate?: ((href: string) => void) | undefined;
};

/** Actions available on every page, in a menu of the sub-header (SHL-09). It opens on hover (SHL-37). */
export function QuickActions({ actions, onNavigate, ...root }: QuickActionsProps) {
  const t = useTexts(frameTexts);
  if (actions.length === 0) return null;
  return (
    <Menu
      openOnHover
      align="end"
      trigger={
        <Button {...root} size="small">
          <Wording>
            {t('quickActions.label')}
            <ChevronDown size={16} />
          </Wording>
        </Button>
      }
      items={actions.map((action) => ({ type: 'link', ...action }))}
      {...(onNavigate && { onNavigate })}
    />
  );
}
