'use client';
import { ChevronDown } from '../icons/chevron-down.ts';
import { Accordion as BaseAccordion } from '@base-ui/react/accordion';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useControlled } from '../../state/useControlled.ts';
import { requireName } from '../accessibleName.ts';
import type { HeadingLevel } from '../surface/Card.tsx';
import { Content, Heading, Item, Panel, Root, Trigger } from './Accordion.styles.ts';
import type { RootProps } from '../../state/rootProps.ts';
import { useBothRefs } from '../../state/useBothRefs.ts';

export type AccordionItem<Value extends string = string> = {
  /** Value reported when it opens; unique. */
  value: Value;
  /** Title of the section. */
  title: string;
  /** Content below the title. */
  content: ReactNode;
  /** Cannot be opened or closed. Default false. */
  disabled?: boolean | undefined;
};

export type AccordionProps<Value extends string = string> = RootProps & {
  /** The sections in their order. */
  items: readonly AccordionItem<Value>[];
  /** The open sections (controlled). */
  value?: readonly Value[] | undefined;
  /** Initially open sections (uncontrolled). Default none. */
  defaultValue?: readonly Value[] | undefined;
  /** Called with the open sections after each change, in the order of the items. */
  onChange?: ((value: Value[]) => void) | undefined;
  /** Several may be open at once. Default false: opening one closes the others. */
  multiple?: boolean | undefined;
  /** Heading level of the titles, so that the page's outline has no gap. Default 3. */
  headingLevel?: HeadingLevel | undefined;
};

/**
 * Sections that show only their titles until opened, for content that some people need sometimes. Input inside stays,
 * and the browser's search finds closed content and opens it.
 */
export function Accordion<Value extends string = string>({
  items,
  value,
  defaultValue = [],
  onChange,
  multiple = false,
  headingLevel = 3,
  ...root
}: AccordionProps<Value>) {
  for (const item of items) requireName('Accordion', item.title, 'Give each item a `title`.');
  const sections = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useControlled<readonly Value[]>({
    value,
    defaultValue,
    onChange: (next) => onChange?.([...next]),
    component: 'Accordion',
  });

  // A section that the host closes must not take the focus with it.
  useLayoutEffect(() => {
    const section = document.activeElement?.closest('[data-part="section"]');
    if (!section || !sections.current?.contains(section)) return;
    if (open.some((shown) => shown === section.getAttribute('data-value'))) return;
    section.querySelector('button')?.focus({ preventScroll: true });
  }, [open]);

  return (
    <Root
      {...root}
      ref={useBothRefs(sections, root.ref)}
      value={[...open]}
      onValueChange={(next: readonly unknown[]) =>
        setOpen(items.flatMap((item) => (next.includes(item.value) ? [item.value] : [])))
      }
      multiple={multiple}
      hiddenUntilFound
    >
      {items.map((item) => (
        <Item
          key={item.value}
          value={item.value}
          disabled={item.disabled ?? false}
          data-part="section"
          data-value={item.value}
        >
          <BaseAccordion.Header render={<Heading as={`h${headingLevel}`} />}>
            <Trigger>
              <ChevronDown aria-hidden />
              {item.title}
            </Trigger>
          </BaseAccordion.Header>
          <Panel render={(panel, { transitionStatus }) => <div {...panel} inert={transitionStatus === 'ending'} />}>
            <Content>{item.content}</Content>
          </Panel>
        </Item>
      ))}
    </Root>
  );
}
