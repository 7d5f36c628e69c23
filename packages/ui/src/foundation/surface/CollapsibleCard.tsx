'use client';
import { ChevronDown } from '../icons/chevron-down.ts';
import { Collapsible } from '@base-ui/react/collapsible';
import { useId, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../locale/index.ts';
import { contentTexts } from '../../locale/texts/es/content.ts';
import { useControlled } from '../../state/useControlled.ts';
import { requireName } from '../accessibleName.ts';
import { IconButton } from '../button/IconButton.tsx';
import { CardHeader, CardRoot } from './Card.styles.ts';
import type { CardProps } from './Card.tsx';
import { CollapseContent, CollapseHeader, CollapsePanel, Toggle } from './CollapsibleCard.styles.ts';

/** What opened or collapsed it: its button, or the browser's search, which found something inside. */
export type CollapseReason = 'trigger' | 'search';

export type CollapsibleCardProps = Omit<CardProps, 'title'> & {
  /** Heading of the card; it names the section and the toggle. */
  title: string;
  /** Whether it is open (controlled). */
  open?: boolean | undefined;
  /** Whether it is initially open (uncontrolled). Default true. */
  defaultOpen?: boolean | undefined;
  /** Called when it opens or collapses. */
  onOpenChange?: ((open: boolean, details: { reason: CollapseReason }) => void) | undefined;
};

/**
 * A card whose content collapses in 400 ms; heading and actions stay. Input inside is kept. Separate from `Card` so
 * that a page of plain cards does not load the animation.
 */
export function CollapsibleCard({
  title,
  headingLevel = 2,
  actions,
  padding = 'normal',
  open,
  defaultOpen = true,
  onOpenChange,
  children,
  ...native
}: CollapsibleCardProps) {
  requireName('CollapsibleCard', title, 'Give it a `title`.');
  const t = useTexts(contentTexts);
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useControlled({ value: open, defaultValue: defaultOpen, component: 'CollapsibleCard' });

  // Before the content becomes inert, which would drop the focus.
  useLayoutEffect(() => {
    if (isOpen || !panel.current?.contains(document.activeElement)) return;
    toggle.current?.focus({ preventScroll: true });
  }, [isOpen]);

  return (
    <Collapsible.Root
      open={isOpen}
      onOpenChange={(next, { reason }) => {
        setOpen(next);
        onOpenChange?.(next, { reason: reason === 'trigger-press' ? 'trigger' : 'search' });
      }}
      render={<CardRoot aria-labelledby={titleId} {...native} data-padding={padding} />}
    >
      <CollapseHeader>
        <CardHeader>
          <Heading className="title" id={titleId}>
            {title}
          </Heading>
          {actions !== undefined && <div className="actions">{actions}</div>}
        </CardHeader>
        <Toggle>
          <Collapsible.Trigger
            ref={toggle}
            render={
              <IconButton label={t('card.toggle', { title })} size="small">
                <ChevronDown />
              </IconButton>
            }
          />
        </Toggle>
      </CollapseHeader>
      <CollapsePanel
        ref={panel}
        data-part="content"
        hiddenUntilFound
        render={(props, { transitionStatus }) => <div {...props} inert={transitionStatus === 'ending'} />}
      >
        <CollapseContent>{children}</CollapseContent>
      </CollapsePanel>
    </Collapsible.Root>
  );
}
