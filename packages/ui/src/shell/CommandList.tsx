'use client';
import { createElement, memo, type MouseEvent, type PointerEvent, type Ref } from 'react';
import { Searched } from '../foundation/select/OptionContent.tsx';
import type { Command } from './CommandPalette.tsx';
import { List } from './CommandPalette.styles.ts';
import type { CommandSection } from './commandSections.ts';
import { menuIcon } from './menuIcons.ts';

type CommandListProps = {
  /** Beginning of every id inside. */
  id: string;
  label: string;
  sections: readonly CommandSection<Command>[];
  /** Position of the active line, counted over all sections. */
  active: number;
  /** A key led there, so that it is marked clearly. */
  byKeys: boolean;
  /** What is searched, to be shown in the labels. */
  words: readonly string[];
  /** The pointer moves over a line. */
  onPoint: (position: number) => void;
  onPress: (command: Command, event: MouseEvent) => void;
  ref: Ref<HTMLDivElement>;
};

/** The lines of a palette below their headings. The focus stays in the input, which names the active one. */
export function CommandList({ id, label, sections, active, byKeys, words, onPoint, onPress, ref }: CommandListProps) {
  const commands = sections.flatMap((section) => section.commands);
  const aligned = commands.some(({ icon }) => icon !== undefined);
  const point = (event: PointerEvent): void => {
    const position = positionAt(event);
    // A finger that scrolls points at nothing.
    if (event.pointerType === 'mouse' && position !== undefined && position !== active) onPoint(position);
  };
  const press = (event: MouseEvent): void => {
    const command = commands[positionAt(event) ?? -1];
    if (command !== undefined) onPress(command, event);
  };
  return (
    <List
      ref={ref}
      id={`${id}list`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the tags of that role take the focus away from the input.
      role="listbox"
      aria-label={label}
      data-keys={byKeys || undefined}
      onPointerMove={point}
      onClick={press}
      // The input keeps the focus; any other button of the mouse does what it does on a link.
      onMouseDown={(event) => event.button === 0 && event.preventDefault()}
    >
      {sections.map(({ key, heading, start, commands: members }) => (
        <div
          key={key}
          {...(heading === undefined ? { role: 'presentation' } : { role: 'group', 'aria-label': heading })}
        >
          {heading !== undefined && (
            <div className="heading" aria-hidden>
              {heading}
            </div>
          )}
          {members.map((command, index) => (
            <CommandRow
              key={command.id}
              id={`${id}${start + index}`}
              position={start + index}
              command={command}
              words={words}
              aligned={aligned}
              active={start + index === active}
            />
          ))}
        </div>
      ))}
    </List>
  );
}

/** The position of the line that the event is on. */
function positionAt({ target }: { target: EventTarget }): number | undefined {
  const line = target instanceof Element ? target.closest('[data-position]') : null;
  return line === null ? undefined : Number(line.getAttribute('data-position'));
}

type CommandRowProps = {
  id: string;
  position: number;
  command: Command;
  words: readonly string[];
  /** Others have an icon: one without keeps its place free. */
  aligned: boolean;
  active: boolean;
};

const CommandRow = memo(function CommandRow({ id, position, command, words, aligned, active }: CommandRowProps) {
  const { label, href, icon, hint } = command;
  const content = (
    <>
      {aligned && (
        <span className="mark" aria-hidden>
          {icon !== undefined && createElement(menuIcon(icon), { size: 16 })}
        </span>
      )}
      <span className="words">
        <Searched text={label} words={words} />
      </span>
      {hint !== undefined && <span className="hint">{hint}</span>}
    </>
  );
  const row = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': active,
    'data-highlighted': active ? '' : undefined,
    'data-position': position,
  };
  return href === undefined ? (
    <button {...row} type="button">
      {content}
    </button>
  ) : (
    <a {...row} href={href}>
      {content}
    </a>
  );
});
