'use client';
import { Check } from '../icons/check.ts';
import { ChevronRight } from '../icons/chevron-right.ts';
import { ExternalLink } from '../icons/external-link.ts';
import { Menu } from '@base-ui/react/menu';
import { useId, type ReactNode } from 'react';
import { useTexts } from '../../locale/index.ts';
import { menuTexts } from '../../locale/texts/es/menu.ts';
import { selectTexts } from '../../locale/texts/es/select.ts';
import { requireName } from '../accessibleName.ts';
import { followLink } from '../button/plainPress.ts';
import { Kbd } from '../content/Kbd.tsx';
import { ariaKeyShortcut } from '../content/shortcutKeys.ts';
import { useAppleKeyboard } from '../content/useAppleKeyboard.ts';
import { VisuallyHidden } from '../content/VisuallyHidden.tsx';
import {
  ActionRow,
  CheckboxRow,
  Ending,
  Heading,
  Line,
  LinkRow,
  Mark,
  RadioRow,
  Reason,
  SubmenuRow,
  Words,
} from './Menu.styles.ts';
import { hoverTimeout } from './menuHover.ts';
import {
  hasLeadingMark,
  isEmptyMenu,
  type MenuAction,
  type MenuCheckbox,
  type MenuItem,
  type MenuLink,
  type MenuRadioGroup,
  type MenuSubmenu,
} from './menuItems.ts';
import { MenuPanel } from './MenuPanel.tsx';

export type MenuRowsProps = {
  items: readonly MenuItem[];
  /** Handles the plain press of a link, as in `Menu`. */
  onNavigate: ((href: string) => void) | undefined;
};

/** Items of a menu, or the text of an empty one. */
export function MenuRows({ items, onNavigate }: MenuRowsProps) {
  const t = useTexts(selectTexts);
  if (isEmptyMenu(items)) return <ActionRow disabled>{t('select.none')}</ActionRow>;
  return <Rows items={items} aligned={hasLeadingMark(items)} onNavigate={onNavigate} />;
}

function Rows({ items, aligned, onNavigate }: MenuRowsProps & { aligned: boolean }) {
  return items.map((item, position) => {
    switch (item.type) {
      case 'separator':
        return <Line key={`line ${position}`} />;
      case 'group':
        return (
          <Menu.Group key={item.id}>
            <Heading>{item.label}</Heading>
            <Rows items={item.items} aligned={aligned} onNavigate={onNavigate} />
          </Menu.Group>
        );
      case 'action':
        return <Action key={item.id} {...item} mark={leading(aligned, item.icon)} />;
      case 'link':
        return <Link key={item.id} {...item} mark={leading(aligned, item.icon)} onNavigate={onNavigate} />;
      case 'checkbox':
        return <Checkbox key={item.id} {...item} />;
      case 'radio':
        return <RadioGroup key={item.id} {...item} />;
      default:
        return <Submenu key={item.id} {...item} mark={leading(aligned, item.icon)} onNavigate={onNavigate} />;
    }
  });
}

const leading = (aligned: boolean, icon: ReactNode): ReactNode => aligned && <Mark aria-hidden>{icon}</Mark>;

type Wording = Pick<MenuAction, 'label' | 'disabled' | 'disabledReason'>;

/**
 * The label alone is the name and the typeahead text; the reason is the description, and shortcuts are in
 * `aria-keyshortcuts`.
 */
function useWording({ label, disabled = false, disabledReason }: Wording) {
  requireName('Menu', label, 'Give every item a `label`.');
  const reasonId = useId();
  const isExplained = disabled && disabledReason !== undefined;
  return {
    row: { label, disabled, 'aria-describedby': isExplained ? reasonId : undefined },
    words: (
      <Words>
        {label}
        {isExplained && (
          <Reason id={reasonId} aria-hidden>
            {disabledReason}
          </Reason>
        )}
      </Words>
    ),
  };
}

function Action({ mark, ...item }: Omit<MenuAction, 'id' | 'type'> & { mark: ReactNode }) {
  const { row, words } = useWording(item);
  const apple = useAppleKeyboard();
  const { shortcut, tone, onSelect } = item;
  return (
    <ActionRow
      {...row}
      data-tone={tone}
      aria-keyshortcuts={shortcut && ariaKeyShortcut(shortcut, apple)}
      onClick={() => onSelect()}
    >
      {mark}
      {words}
      {shortcut && (
        <Ending aria-hidden>
          <Kbd keys={shortcut} />
        </Ending>
      )}
    </ActionRow>
  );
}

type LinkProps = Omit<MenuLink, 'id' | 'type'> & Pick<MenuRowsProps, 'onNavigate'> & { mark: ReactNode };

function Link({ label, href, external = false, mark, onNavigate }: LinkProps) {
  const t = useTexts(menuTexts);
  requireName('Menu', label, 'Give every item a `label`.');
  return (
    <LinkRow
      label={label}
      href={href}
      closeOnClick
      onClick={(event) => followLink(event, external ? undefined : onNavigate)}
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {mark}
      <Words>
        {label}
        {external && <VisuallyHidden> {t('menu.newTab')}</VisuallyHidden>}
      </Words>
      {external && (
        <Ending aria-hidden>
          <ExternalLink />
        </Ending>
      )}
    </LinkRow>
  );
}

function Checkbox(item: Omit<MenuCheckbox, 'id' | 'type'>) {
  const { row, words } = useWording(item);
  return (
    <CheckboxRow {...row} checked={item.checked} onCheckedChange={(checked) => item.onChange(checked)}>
      <Mark aria-hidden>{item.checked && <Check />}</Mark>
      {words}
    </CheckboxRow>
  );
}

function RadioGroup({ label, value, options, onChange }: Omit<MenuRadioGroup, 'id' | 'type'>) {
  return (
    <Menu.RadioGroup value={value} onValueChange={(next: string) => next !== value && onChange(next)}>
      <Heading>{label}</Heading>
      {options.map((option) => (
        <Option key={option.value} {...option} checked={option.value === value} />
      ))}
    </Menu.RadioGroup>
  );
}

function Option({ value, checked, ...option }: Wording & { value: string; checked: boolean }) {
  const { row, words } = useWording(option);
  return (
    <RadioRow {...row} value={value}>
      <Mark aria-hidden>{checked && <Check />}</Mark>
      {words}
    </RadioRow>
  );
}

type SubmenuProps = Omit<MenuSubmenu, 'id' | 'type'> & Pick<MenuRowsProps, 'onNavigate'> & { mark: ReactNode };

function Submenu({ items, mark, onNavigate, ...item }: SubmenuProps) {
  const { row, words } = useWording(item);
  return (
    <Menu.SubmenuRoot disabled={row.disabled}>
      <SubmenuRow {...row} closeDelay={hoverTimeout}>
        {mark}
        {words}
        <Ending aria-hidden>
          <ChevronRight data-mirrored />
        </Ending>
      </SubmenuRow>
      <MenuPanel side="end" align="start" sideOffset={2} alignOffset={-5}>
        <MenuRows items={items} onNavigate={onNavigate} />
      </MenuPanel>
    </Menu.SubmenuRoot>
  );
}
